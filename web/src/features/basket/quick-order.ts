import {
  isInStock,
  MAX_PURCHASE_LINES,
  numberIn,
  type Product,
  readNumber,
  wrongWithQuantity,
} from '@rollwell/functions/contract';
import { type BasketLine, type BasketLines, withLine } from './basket-lines.ts';
import type { QuickRow } from './quick-rows.ts';
import { quickTexts as texts } from './texts.ts';

/** What is wrong with a row, by its number. */
export type RowMessages = ReadonlyMap<number, string>;

/** A list that can go into the basket as it is, or what is to be mended in it. */
type QuickResult = { lines: BasketLines } | { messages: RowMessages };

/** Whether a text is read as something else than a number of pieces; what can be read in two ways is asked about. */
const isNoCount = (typed: string): boolean => {
  const read = readNumber(typed);
  return 'number' in read ? !Number.isInteger(read.number) : read.problem === 'malformed';
};

function messageOf(
  { articleNumber, quantity, wrong }: QuickRow,
  product: Product | undefined,
  isRepeated: boolean,
): string | undefined {
  if (wrong !== undefined) return wrong;
  if (!product) return texts.unknown(articleNumber);
  if (isRepeated) return texts.repeated(articleNumber);
  if (!isInStock(product)) return texts.soldOut(product.name);
  if (quantity !== '' && isNoCount(quantity)) return texts.notWhole(quantity);
  return wrongWithQuantity(product, quantity);
}

/**
 * Validates the rows of a quick order against their products: all of them become lines, or none does and
 * each invalid one has a message.
 */
export function checkRows(rows: readonly QuickRow[], products: readonly Product[]): QuickResult {
  const byNumber = new Map(products.map((one) => [one.attributes?.articleNumber, one]));
  const messages = new Map<number, string>();
  const seen = new Set<string>();
  const lines: BasketLine[] = [];
  for (const row of rows) {
    const product = byNumber.get(row.articleNumber);
    const message = messageOf(row, product, seen.has(row.articleNumber));
    const quantity = numberIn(row.quantity);
    seen.add(row.articleNumber);
    if (message !== undefined) messages.set(row.number, message);
    else if (product && quantity !== undefined)
      lines.push({ productId: product._id, quantity, price: product.price });
  }
  return messages.size > 0 ? { messages } : { lines };
}

/** The basket with the lines of a list in it; undefined where it would be more than a purchase may have. */
export function addLines(basket: BasketLines, list: BasketLines): BasketLines | undefined {
  const together = list.reduce<BasketLines>(withLine, basket);
  return together.length > MAX_PURCHASE_LINES ? undefined : together;
}
