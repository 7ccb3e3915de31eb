import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../lib/visually-hidden.ts';

export interface Column<Row> {
  header: string;
  render: (row: Row) => ReactNode;
  align?: 'right';
  /** Stands for the row: first, and larger, where the table becomes a list of cards. */
  heads?: boolean;
  /** Its header says nothing that the content does not (buttons, pictures). */
  quietHeader?: boolean;
}

interface DataTableProps<Row> {
  /** What the table holds, for a screen reader. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** True while newer rows are on their way. */
  busy?: boolean;
}

/** Rows as a table where there is room for one, and as cards with the same facts where not. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return wide ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Row>({ label, columns, rows, rowKey, busy = false }: DataTableProps<Row>) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={label} aria-busy={busy}>
        <TableHead>
          <TableRow>
            {columns.map(({ header, align, quietHeader }) => (
              <TableCell key={header} {...(align && { align })} sx={cellPadding}>
                <Box component="span" sx={quietHeader ? visuallyHidden : {}}>
                  {header}
                </Box>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-child > *': { borderBottom: 0 } }}>
          {rows.map((row) => (
            <TableRow key={rowKey(row)}>
              {columns.map(({ header, align, render, heads }) => (
                <TableCell
                  key={header}
                  {...(align && { align })}
                  {...(heads && { component: 'th', scope: 'row' })}
                  sx={cellPadding}
                >
                  {render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cards<Row>({ label, columns, rows, rowKey, busy = false }: DataTableProps<Row>) {
  const ordered = [...columns].sort((a, b) => Number(b.heads ?? false) - Number(a.heads ?? false));
  return (
    <Stack component="ul" aria-label={label} aria-busy={busy} spacing={2} sx={bareList}>
      {rows.map((row) => (
        <Paper component="li" key={rowKey(row)} variant="outlined" sx={{ p: 2 }}>
          <Box component="dl" sx={facts}>
            {ordered.map((column) => (
              <Fact key={column.header} column={column} row={row} />
            ))}
          </Box>
        </Paper>
      ))}
    </Stack>
  );
}

function Fact<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const plain = column.heads ?? column.quietHeader ?? false;
  return (
    <Box sx={plain ? { gridColumn: '1 / -1' } : { display: 'contents' }}>
      <Box component="dt" sx={plain ? visuallyHidden : { color: 'text.secondary' }}>
        {column.header}
      </Box>
      <Box component="dd" sx={column.heads ? headFact : { m: 0, overflowWrap: 'anywhere' }}>
        {column.render(row)}
      </Box>
    </Box>
  );
}

const cellPadding = { px: 1 };
const bareList = { listStyle: 'none', p: 0, m: 0 };
const headFact = { m: 0, fontWeight: 650, fontSize: '1.0625rem' };
const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) 1fr',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 1,
  m: 0,
} as const;
