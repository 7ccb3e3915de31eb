/**
 * Says what has to be true wherever money or stock is written, whatever led there: a commit that
 * breaks it is not made.
 * @throws Error that says what does not hold.
 */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`must hold: ${what}`);
}
