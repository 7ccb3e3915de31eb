import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.ts';

/** How much is open behind a link: the number, and the words that describe the link to those who hear it. */
export interface Open {
  shown: string;
  says: string;
}

interface OpenCountProps {
  /** Undefined where nothing is open, or it is not known. */
  open: Open | undefined;
  /** The link, which takes the id as its `aria-describedby`; its name stays what it is. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A link with how much is open behind it; nothing moves when the number comes. */
export function OpenCount({ open, children }: OpenCountProps) {
  const id = useId();
  return (
    <Badge badgeContent={open?.shown} color="secondary" sx={style}>
      {children(open && id)}
      {open && (
        <Box component="span" id={id} sx={visuallyHidden}>
          {open.says}
        </Box>
      )}
    </Badge>
  );
}

const style = {
  display: 'flex',
  '& > a': { flexGrow: 1 },
  '& .MuiBadge-badge': { fontVariantNumeric: 'tabular-nums', pointerEvents: 'none' },
} as const;
