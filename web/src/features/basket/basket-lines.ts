import { MAX_PURCHASE_LINES, MAX_QUANTITY, type Line } from '@rollwell/functions/contract';

/** What somebody wants of one product; `price` is what they saw when they last said how many. */
export type BasketLine = Pick<Line, 'productId' | 'quantity' | 'price'>;

export type BasketLines = readonly BasketLine[];

const isLine = (value: unknown): value is BasketLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, quantity, price } = value as Partial<Record<keyof BasketLine, unknown>>;
  return (
    typeof productId === 'string' &&
    productId !== '' &&
    isQuantity(quantity) &&
    (price === undefined || (typeof price === 'number' && price >= 0))
  );
};

/** Whether a basket can keep so many pieces; what the product allows is another matter. */
export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= MAX_QUANTITY;

/** Valid lines of stored data, each product once. */
export function parseLines(value: unknown): BasketLines {
  if (!Array.isArray(value)) return [];
  const byProduct = new Map(value.filter(isLine).map((line) => [line.productId, line] as const));
  return [...byProduct.values()].slice(0, MAX_PURCHASE_LINES);
}

const find = (lines: BasketLines, id: string): BasketLine | undefined =>
  lines.find(({ productId }) => productId === id);

/** The lines with this one in its product's place, or at the end. */
export const withLine = (lines: BasketLines, line: BasketLine): BasketLines =>
  find(lines, line.productId)
    ? lines.map((each) => (each.productId === line.productId ? line : each))
    : [...lines, line];

/** The lines of other products than these. */
export const withoutProducts = (lines: BasketLines, ids: readonly string[]): BasketLines =>
  lines.filter(({ productId }) => !ids.includes(productId));

const wants = (lines: BasketLines, id: string): number => find(lines, id)?.quantity ?? 0;

/** Whether both want as much of the same products, in whatever order. */
export const sameLines = (some: BasketLines, others: BasketLines): boolean =>
  some.length === others.length &&
  some.every(({ productId, quantity }) => wants(others, productId) === quantity);

/** Resolves a line that changed on both sides: the larger quantity, and a change before a removal. */
function meeting(mine: BasketLine | undefined, theirs: BasketLine | undefined) {
  if (!mine || !theirs) return mine ?? theirs;
  return mine.quantity >= theirs.quantity ? mine : theirs;
}

/**
 * Three-way merge of two baskets. A change on one side alone is taken; of one on both the larger quantity,
 * and a changed line before a removed one. Beyond what a purchase may have, the newest lines go.
 *
 * @param base what both last had in common; empty for a basket that was filled before signing in
 */
export function mergeBaskets(
  base: BasketLines,
  mine: BasketLines,
  theirs: BasketLines,
): BasketLines {
  const ids = new Set([...mine, ...theirs].map(({ productId }) => productId));
  const lines = [...ids].flatMap((id) => {
    const [here, there, before] = [find(mine, id), find(theirs, id), wants(base, id)];
    const changedHere = wants(mine, id) !== before;
    const changedThere = wants(theirs, id) !== before;
    const line = changedHere && changedThere ? meeting(here, there) : changedHere ? here : there;
    return line ? [line] : [];
  });
  return lines.slice(0, MAX_PURCHASE_LINES);
}
