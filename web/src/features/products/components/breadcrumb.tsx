import Box from '@mui/material/Box';
import { Link } from '../../../components/navigation/router-link.tsx';

interface BreadcrumbProps {
  label: string;
  /** What lies above the screen, from the home page on. */
  steps: readonly { name: string; to: string }[];
}

/** The way up from a screen, as links; the screen itself is named by its heading. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ mb: 1 }}>
      <Box component="ol" sx={list}>
        {steps.map(({ name, to }, index) => (
          <li key={to}>
            {index > 0 && (
              <Box component="span" aria-hidden="true" sx={{ mx: 1, color: 'text.secondary' }}>
                /
              </Box>
            )}
            <Link to={to} sx={{ display: 'inline-block', py: 1 }}>
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
