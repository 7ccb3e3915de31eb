import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What stands at the end of a field, within its outline. MUI's own brings what only a text or a start needs. */
export function FieldEnd({ children }: { children: ReactNode }) {
  return <Box sx={end}>{children}</Box>;
}

const end = {
  display: 'flex',
  alignItems: 'center',
  maxHeight: '2em',
  ml: 1,
  whiteSpace: 'nowrap',
  color: 'action.active',
} as const;
