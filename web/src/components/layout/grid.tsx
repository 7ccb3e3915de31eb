import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { bareList } from './lists.tsx';

interface TwoColumnsProps {
  children: ReactNode;
  /** Named as something that loads, for a screen reader. */
  loadingLabel?: string;
}

/** Two things side by side where there is room, below each other where not. */
export function TwoColumns({ children, loadingLabel }: TwoColumnsProps) {
  return (
    <Box
      sx={columns}
      {...(loadingLabel && { role: 'status', 'aria-label': loadingLabel, 'data-loading': true })}
    >
      {children}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
  // A phone on its side, and a laptop at 200 %: a picture of its own would fill the screen.
  '@media (min-width: 600px) and (max-width: 899.95px) and (max-height: 500px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
};

/** The style of a list of cards: one, two or three beside each other. */
export const cardGrid = {
  ...bareList,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  gap: { xs: 2, sm: 3 },
} as const;
