import { useState } from 'react';
import { withoutProducts, type BasketLine, type BasketLines } from './basket-lines.ts';
import { basketStore } from './basket-store.ts';

interface Removed {
  line: BasketLine;
  index: number;
}

/** A row of the basket: a line, or the place of one that was just taken out. */
type Row = { line: BasketLine; removed: boolean };

/**
 * Removes lines with undo: until the page is left, each leaves a placeholder.
 */
export function useUndoRemove(lines: BasketLines) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const rows: Row[] = lines.map((line) => ({ line, removed: false }));
  // Those that came back in another way are there already.
  const left = removed.filter(({ line }) =>
    lines.every(({ productId }) => productId !== line.productId),
  );
  for (const { line, index } of left) rows.splice(index, 0, { line, removed: true });

  const indexOf = (line: BasketLine): number =>
    rows.findIndex((row) => row.line.productId === line.productId);
  return {
    rows,
    remove: (line: BasketLine): void => {
      const index = indexOf(line);
      setRemoved([...left, { line, index }].sort((one, other) => one.index - other.index));
      basketStore.change((now) => withoutProducts(now, [line.productId]));
    },
    putBack: (line: BasketLine): void => {
      const before = rows.slice(0, indexOf(line)).filter((row) => !row.removed).length;
      setRemoved(left.filter((one) => one.line !== line));
      basketStore.change((now) => {
        const rest = withoutProducts(now, [line.productId]);
        return [...rest.slice(0, before), line, ...rest.slice(before)];
      });
    },
  };
}
