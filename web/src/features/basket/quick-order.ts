import {
  isInStock,
  MAX_PURCHASE_LINES,
  wrongWithQuantity,
  type Product,
} from '@rollwell/functions/contract';
import type { BasketLine, BasketLines } from './basket-lines.ts';
import { withLine } from './basket-lines.ts';
import { quickTexts as texts } from './quick-texts.ts';
import type { QuickRow } from './quick-rows.ts';

/** What is wrong with a row, by its number. */
export type RowMessages = ReadonlyMap<number, string>;

/** A list that can go into the basket as it is, or what is to be mended in it. */
export type QuickResult = { lines: BasketLines } | { messages: RowMessages };

function messageOf(
  { articleNumber, quantity }: QuickRow,
  product: Product | undefined,
  isRepeated: boolean,
): string | undefined {
  if (!product) return texts.unknown(articleNumber);
  if (isRepeated) return texts.repeated(articleNumber);
  if (!isInStock(product)) return texts.soldOut(product.name);
  return wrongWithQuantity(product, quantity);
}

/**
 * Holds the rows of a quick order against the products that their numbers mean. Either all of them
 * are lines, or none is and each that is wrong says why.
 */
export function checkRows(rows: readonly QuickRow[], products: readonly Product[]): QuickResult {
  const byNumber = new Map(products.map((one) => [one.attributes?.articleNumber, one]));
  const messages = new Map<number, string>();
  const seen = new Set<string>();
  const lines: BasketLine[] = [];
  for (const row of rows) {
    const product = byNumber.get(row.articleNumber);
    const message = messageOf(row, product, seen.has(row.articleNumber));
    seen.add(row.articleNumber);
    if (message !== undefined) messages.set(row.number, message);
    else if (product)
      lines.push({ productId: product._id, quantity: Number(row.quantity), price: product.price });
  }
  return messages.size > 0 ? { messages } : { lines };
}

/** The basket with the lines of a list in it; undefined where it would be more than a purchase may have. */
export function withList(basket: BasketLines, list: BasketLines): BasketLines | undefined {
  const together = list.reduce<BasketLines>(withLine, basket);
  return together.length > MAX_PURCHASE_LINES ? undefined : together;
}
