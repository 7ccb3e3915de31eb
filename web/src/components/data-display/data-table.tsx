import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { tableStyles } from './data-table-styles.ts';

export interface Column<Row> {
  header: string;
  render: (row: Row) => ReactNode;
  align?: 'right';
  /** Stands for the row: first, and larger, where the table becomes a list of cards. */
  heads?: boolean;
  /** Its header says nothing that the content does not (buttons, pictures). */
  quietHeader?: boolean;
  /** Percent of the table's width, whatever its rows hold: no column moves when one of them changes. */
  share?: number;
}

interface DataTableProps<Row> {
  /** What the table holds, for a screen reader. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** True while newer rows are on their way. */
  busy?: boolean;
  /** Rows as low as their text, and cards with their facts side by side: for lists of many. */
  dense?: boolean;
}

/**
 * Rows as a table where there is room for one and on paper, and as cards with the same facts where
 * not. It is one table in the page, so that nothing in a row begins anew when the room changes; the
 * roles keep it a table for a screen reader while it looks like cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, busy = false, dense = false } = props;
  return (
    <TableContainer component={Paper} variant="outlined" sx={tableStyles(dense)}>
      <Table
        role="table"
        aria-label={label}
        aria-busy={busy}
        {...(isShared(columns) && { sx: shared })}
      >
        {isShared(columns) && (
          <colgroup>
            {columns.map(({ header, share = 0 }) => (
              <col key={header} style={{ width: `${share}%` }} />
            ))}
          </colgroup>
        )}
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ header, align, quietHeader }) => (
              <TableCell key={header} role="columnheader" {...(align && { align })}>
                <span {...(quietHeader && { 'data-quiet': '' })}>{header}</span>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.header} column={column} row={row} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const isShared = <Row,>(columns: readonly Column<Row>[]): boolean =>
  columns.every(({ share }) => share !== undefined);

const shared = { '@media screen': { tableLayout: 'fixed' } } as const;

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, align, heads = false, quietHeader = false, render } = column;
  return (
    <TableCell
      role={heads ? 'rowheader' : 'cell'}
      {...(align && { align })}
      {...(heads && { component: 'th', scope: 'row' })}
      {...(!heads && !quietHeader && { 'data-name': header })}
    >
      {render(row)}
    </TableCell>
  );
}
