import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** The logo, a link to the home page. */
export function Logo() {
  return (
    <Box
      component={Link}
      to={paths.home}
      aria-label="Rollwell, home"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        mr: { md: 2 },
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        fontWeight: 800,
        fontStretch: '118%',
        fontSize: 'min(1.25rem, 5.5vw)',
        letterSpacing: '-0.03em',
      }}
    >
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="3" y="4" width="22" height="9" rx="2.5" fill="var(--mui-palette-primary-main)" />
        <path
          d="M25 8.5h3v7.5H16.5v4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <rect x="14.5" y="20" width="4" height="9" rx="1.5" fill="currentColor" />
      </svg>
      Rollwell
    </Box>
  );
}
