import Avatar from '@mui/material/Avatar';
import { imageUrlOfSize } from '@rollwell/functions/contract';
import { UserIcon } from './icons/user-icon.tsx';

interface PersonPhotoProps {
  /** Address of the photo; empty shows the blank profile image. */
  src: string;
  /** Edge in CSS pixels. */
  size: number;
}

/** A person's round photo. The name stands beside it, so a screen reader passes it over. */
export function PersonPhoto({ src, size }: PersonPhotoProps) {
  return (
    <Avatar
      aria-hidden="true"
      alt=""
      {...(src ? { src: imageUrlOfSize(src, 320, 'webp') } : {})}
      slotProps={{ img: { loading: 'lazy', decoding: 'async', width: size, height: size } }}
      sx={{
        width: size,
        height: size,
        bgcolor: 'background.default',
        color: 'text.secondary',
        border: '1px solid',
        borderColor: 'divider',
      }}
    >
      <UserIcon size={Math.round(size * 0.55)} />
    </Avatar>
  );
}
