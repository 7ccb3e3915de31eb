import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { UserIcon } from '../../components/data-display/icons.tsx';
import { thumbnailUrls, useImageFallback } from '../../components/data-display/picture.tsx';

interface PersonAvatarProps {
  /** Address of the photo; empty shows the blank profile image. */
  src: string;
  /** Edge in CSS pixels. */
  size: number;
}

/**
 * A person's round photo. The name stands beside it, so a screen reader passes it over. `Avatar` loads a
 * `src` of its own at once, also far below the screen's edge; a picture in it loads when it is near.
 */
export function PersonAvatar({ src, size }: PersonAvatarProps) {
  const shown = useImageFallback(thumbnailUrls(src, size));
  return (
    <Avatar aria-hidden="true" data-person-photo sx={{ ...frame, width: size, height: size }}>
      {shown === undefined ? (
        <UserIcon size={Math.round(size * 0.55)} />
      ) : (
        <Box
          component="img"
          {...shown.watched}
          key={shown.attempt}
          src={shown.src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          sx={photo}
        />
      )}
    </Avatar>
  );
}

const frame = {
  bgcolor: 'background.default',
  color: 'text.secondary',
  border: '1px solid',
  borderColor: 'divider',
} as const;

const photo = { width: '100%', height: '100%', objectFit: 'cover' } as const;
