/** What a list shows while it keeps still, and what waits until it may move. */
export interface StableRows<Row> {
  rows: readonly Row[];
  /** Keys of rows that are shown although the newest reading no longer has them. */
  left: readonly string[];
  /** How many rows the newest reading has that are not shown yet. */
  added: number;
}

/**
 * Brings a newer reading into a list without moving a row: what is shown stays in its place, with
 * its newest facts, and what came or went waits.
 */
export function stabilizeRows<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
): StableRows<Row> {
  const newest = new Map(fresh.map((row) => [keyOf(row), row]));
  const left: string[] = [];
  const rows = shown.map((row) => {
    const key = keyOf(row);
    const now = newest.get(key);
    if (now === undefined) left.push(key);
    newest.delete(key);
    return now ?? row;
  });
  return { rows, left, added: newest.size };
}
