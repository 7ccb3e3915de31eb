/** The one in the middle, of an even number the larger; nothing of none. */
export const middleBy = <Item>(
  items: readonly Item[],
  figureOf: (item: Item) => number,
): Item | undefined =>
  items.toSorted((one, other) => figureOf(one) - figureOf(other))[Math.floor(items.length / 2)];

/** The figure in the middle. */
export const middle = (figures: readonly number[]): number =>
  middleBy(figures, (figure) => figure) ?? Number.NaN;
