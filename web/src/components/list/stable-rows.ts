/** What a locked list shows, and what waits. */
export interface StableRows<Row> {
  rows: readonly Row[];
  /** Keys of shown rows that the newest data no longer has. */
  left: readonly string[];
  /** How many rows of the newest data are not shown yet. */
  added: number;
}

/**
 * Merges newer data into a locked list: rows are updated in place, additions and removals wait.
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
