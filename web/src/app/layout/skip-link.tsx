import Link from '@mui/material/Link';
import { texts } from '../texts.ts';
import { MAIN_ID } from './use-route-change.ts';

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
