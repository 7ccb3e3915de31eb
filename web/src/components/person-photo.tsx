import Box from '@mui/material/Box';
import { imageUrlOfSize, shownAddress } from '@rollwell/functions/contract';
import { useState } from 'react';
import { UserIcon } from './icons/user-icon.tsx';

interface PersonPhotoProps {
  /** Address of the photo; empty shows the blank profile image. */
  src: string;
  /** Edge in CSS pixels. */
  size: number;
}

/** A person's round photo. The name stands beside it, so a screen reader passes it over. */
export function PersonPhoto({ src, size }: PersonPhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const noteFailure = () => setFailedSrc(src);
  // One that failed before the app was there tells nobody any more.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) noteFailure();
  };
  return (
    <Box aria-hidden="true" data-person-photo sx={{ ...frame, width: size, height: size }}>
      {src === '' || src === failedSrc ? (
        <UserIcon size={Math.round(size * 0.55)} />
      ) : (
        <Box
          component="img"
          ref={look}
          src={imageUrlOfSize(shownAddress(src), 320, 'webp')}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={noteFailure}
          sx={photo}
        />
      )}
    </Box>
  );
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  bgcolor: 'background.default',
  color: 'text.secondary',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '50%',
} as const;

const photo = { width: '100%', height: '100%', objectFit: 'cover' } as const;
