import Box from '@mui/material/Box';
import type { MouseEvent, ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { OpenCount, type Open } from '../../components/navigation/open-count.tsx';

/** What a list can be narrowed to, as links of which one is marked. */
export function FilterLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="nav" aria-label={label} sx={row}>
      {children}
    </Box>
  );
}

interface FilterLinkProps {
  to: To;
  /** True where this is what shows. */
  isCurrent: boolean;
  onClick?: (event: MouseEvent) => void;
  /** How much is open in it. */
  open?: Open | undefined;
  children: ReactNode;
}

export function FilterLink({ to, isCurrent, onClick, open, children }: FilterLinkProps) {
  return (
    <OpenCount open={open}>
      {(describedBy) => (
        <Box
          component={Link}
          to={to}
          {...(onClick && { onClick })}
          {...(isCurrent && { 'aria-current': 'page' as const })}
          aria-describedby={describedBy}
          sx={item}
        >
          {children}
        </Box>
      )}
    </OpenCount>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 } as const;
const item = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: { xs: 1.5, lg: 1.25 },
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 550,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': {
    color: 'secondary.main',
    borderColor: 'secondary.main',
    bgcolor: 'action.selected',
  },
} as const;
