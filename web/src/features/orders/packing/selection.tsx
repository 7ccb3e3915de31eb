import { MAX_SHIPMENTS, orderAllows, type Purchase } from '@rollwell/functions/contract';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { packingTexts as texts } from './texts.ts';

/** By what an order is shipped: its purchase, or itself where it was placed by itself. */
export const shipmentId = ([{ _id, purchase }]: Purchase): string => purchase?.id ?? _id;

/** Whether something of an order is to be packed. */
export const isToPack = (lines: Purchase): boolean =>
  lines.some((order) => orderAllows(order, 'ship'));

/** The orders that are selected, by `shipmentId`, in the order in which they were. */
export type Selected = ReadonlyMap<string, Purchase>;

interface Selection {
  selected: Selected;
  /** Selects these or no longer; of those that are too many the last are left out. */
  select: (rows: readonly Purchase[], isOn: boolean) => void;
  clear: () => void;
}

const NOTHING: Selected = new Map();

const SelectionContext = createContext<Selection>({
  selected: NOTHING,
  select: () => undefined,
  clear: () => undefined,
});

/** Which orders of a list are selected; outside a `SelectionProvider` none ever is. */
export const useSelection = (): Selection => use(SelectionContext);

function withRows(selected: Selected, rows: readonly Purchase[], isOn: boolean): Selected {
  const next = new Map(selected);
  for (const lines of rows) {
    const id = shipmentId(lines);
    if (!isOn) next.delete(id);
    else if (next.size < MAX_SHIPMENTS || next.has(id)) next.set(id, lines);
  }
  return next;
}

/** Remembers which orders are selected, on whichever page of the list they stand. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState(NOTHING);
  const selection = useMemo<Selection>(
    () => ({
      selected,
      select: (rows, isOn) => setSelected((now) => withRows(now, rows, isOn)),
      clear: () => setSelected(NOTHING),
    }),
    [selected],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** The box of an order in its row; an empty place of the same size where nothing of it is to be packed. */
export function SelectOrder({ lines }: { lines: Purchase }) {
  const { selected, select } = useSelection();
  return (
    <Box component="span" data-screen-only sx={place}>
      {isToPack(lines) && (
        <Checkbox
          size="small"
          checked={selected.has(shipmentId(lines))}
          onChange={(_event, isOn) => select([lines], isOn)}
          slotProps={{ input: { 'aria-label': texts.select(lines[0].number) } }}
          sx={{ p: 0.5 }}
        />
      )}
    </Box>
  );
}

/** The box of all orders of a page of which something is to be packed. */
export function SelectPage({ rows }: { rows: readonly Purchase[] }) {
  const { selected, select } = useSelection();
  const all = rows.filter(isToPack);
  const on = all.filter((lines) => selected.has(shipmentId(lines)));
  const isAll = on.length > 0 && on.length === all.length;
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={isAll}
          indeterminate={on.length > 0 && !isAll}
          onChange={(_event, isOn) => select(all, isOn)}
        />
      }
      disabled={all.length === 0}
      label={texts.selectPage}
      sx={{ mr: 0 }}
    />
  );
}

const place = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 28,
  // No taller than the line that it stands in.
  my: -1.25,
  ml: { xs: -0.5, lg: 0 },
  '&:empty': { display: { xs: 'none', lg: 'inline-flex' } },
} as const;
