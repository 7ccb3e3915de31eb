import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ChevronIcon } from './icons/chevron-icon.tsx';

/** What opens a `<details>`, with a mark of its own in the place of the browser's black triangle. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <Box component="summary" sx={look}>
      <span>
        <ChevronIcon direction="right" size={18} />
      </span>
      <span>{children}</span>
    </Box>
  );
}

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > :first-of-type': { display: 'flex', transition: 'transform 160ms' },
  'details[open] > & > :first-of-type': { transform: 'rotate(90deg)' },
} as const;
