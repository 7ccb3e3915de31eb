import Box from '@mui/material/Box';
import type { LegalTable as Table } from '@rollwell/functions/contract';
import { noBreakDays } from '../../../lib/formats.ts';

/** What a page of the law says row by row: each row is about what stands first in it. */
export function LegalTable({ label, head, rows }: Table & { label: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" aria-label={label} sx={look}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {noBreakDays(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([about, ...cells]) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{noBreakDays(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const look = {
  width: '100%',
  maxWidth: '68ch',
  my: 2,
  borderCollapse: 'collapse',
  '& th, & td': {
    py: 1,
    pr: { xs: 1, sm: 2 },
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  // Where a reader's text is twice as large, few words fit beside each other.
  '@container (max-width: 18rem)': {
    '& th, & td': { overflowWrap: 'anywhere', hyphens: 'auto' },
  },
  '& tr > :last-child': { pr: 0 },
  '& thead th': { verticalAlign: 'bottom', fontWeight: 650 },
  '& tbody th': { fontWeight: 400, color: 'text.secondary' },
} as const;
