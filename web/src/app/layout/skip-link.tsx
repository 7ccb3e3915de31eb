import Link from '@mui/material/Link';
import { texts } from '../texts.ts';

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <Link
      href={`#${MAIN_ID}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {texts.skipToContent}
    </Link>
  );
}

/** Id of the `<main>`, for the skip link and for moving the focus there. */
export const MAIN_ID = 'main';
