import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What opens a `<details>`, with a mark of its own in the place of the browser's black triangle. */
export function DisclosureSummary({ children }: { children: ReactNode }) {
  return (
    <Box component="summary" sx={look}>
      <span>{children}</span>
    </Box>
  );
}

const corner = '2px solid';
const look = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    mx: 1,
    borderTop: corner,
    borderRight: corner,
    transform: 'rotate(45deg)',
  },
  'details[open] > &::before': { transform: 'rotate(135deg)' },
} as const;
