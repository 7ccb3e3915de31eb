import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, useMatch } from 'react-router-dom';

interface HeaderLinkProps {
  to: string;
  /** In a column the stripe of the present screen stands at the left, in a row below. */
  column?: boolean;
  children: ReactNode;
}

/** A link of the header; the one of the present screen carries a stripe. */
export function HeaderLink({ to, column = false, children }: HeaderLinkProps) {
  const isHere = useMatch({ path: to, end: to === '/' }) !== null;
  return (
    <Box
      component={Link}
      to={to}
      aria-current={isHere ? 'page' : undefined}
      sx={{
        ...menuLink,
        display: 'inline-flex',
        px: 1.5,
        '&[aria-current]': {
          color: 'secondary.main',
          boxShadow: `inset ${column ? '4px 0' : '0 -3px'} 0 var(--mui-palette-secondary-main)`,
          borderRadius: 0,
        },
      }}
    >
      {children}
    </Box>
  );
}

/** What the links of the header and of the dashboard have in common. */
export const menuLink = {
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 550,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
