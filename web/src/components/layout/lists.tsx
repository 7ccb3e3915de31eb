import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The style of a list without bullets. */
export const bareList = { listStyle: 'none', m: 0, p: 0 } as const;

interface CardListProps {
  label: string;
  /** A card in an `li` each. */
  children: ReactNode;
}

/** Cards below each other. */
export function CardList({ label, children }: CardListProps) {
  return (
    <Stack component="ul" aria-label={label} spacing={2} sx={bareList}>
      {children}
    </Stack>
  );
}
