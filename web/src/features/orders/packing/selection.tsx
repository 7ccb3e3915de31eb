import { MAX_SHIPMENTS, orderAllows, type Purchase } from '@rollwell/functions/contract';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

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
