import {
  isInStock,
  MAX_PURCHASE_LINES,
  numberIn,
  type Product,
  readNumber,
  wrongWithQuantity,
} from '@rollwell/functions/contract';
import { type BasketLines, withLine } from './basket-lines.ts';
import { LINE_END } from '../../lib/csv.ts';
import type { QuickRow } from './quick-rows.ts';
import { quickTexts as texts } from './texts.ts';

/** What is wrong with a row, by its number. */
export type RowMessages = ReadonlyMap<number, string>;

/** A row that can be ordered, with its product as it is now. */
export interface ValidRow {
  number: number;
  product: Product;
  quantity: number;
}

/** What of a list can go into the basket, and what is to be corrected in the rest. */
export interface CheckedRows {
  valid: readonly ValidRow[];
  messages: RowMessages;
}

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

/** Validates the rows of a quick order against their products. */
export function checkRows(rows: readonly QuickRow[], products: readonly Product[]): CheckedRows {
  const byNumber = new Map(products.map((one) => [one.attributes?.articleNumber, one]));
  const messages = new Map<number, string>();
  const seen = new Set<string>();
  const valid: ValidRow[] = [];
  for (const row of rows) {
    const product = byNumber.get(row.articleNumber);
    const message = messageOf(row, product, seen.has(row.articleNumber));
    const quantity = numberIn(row.quantity);
    seen.add(row.articleNumber);
    if (message !== undefined) messages.set(row.number, message);
    else if (product && quantity !== undefined)
      valid.push({ number: row.number, product, quantity });
  }
  return { valid, messages };
}

/** The lines of a basket that valid rows stand for. */
export const linesOf = (rows: readonly ValidRow[]): BasketLines =>
  rows.map(({ product: { _id, price }, quantity }) => ({ productId: _id, quantity, price }));

/** What is left of a list, and of its messages, once its valid rows are in the basket. */
export function withoutValid(
  list: string,
  { valid, messages }: CheckedRows,
): { list: string; messages: RowMessages } {
  const added = valid.map(({ number }) => number);
  const lines = list.split(LINE_END).filter((_line, index) => !added.includes(index + 1));
  const renumbered = [...messages].map(
    ([number, message]) => [number - added.filter((one) => one < number).length, message] as const,
  );
  return messages.size === 0
    ? { list: '', messages }
    : { list: lines.join('\n'), messages: new Map(renumbered) };
}

/** The basket with the lines of a list in it; undefined where it would be more than a purchase may have. */
export function addLines(basket: BasketLines, list: BasketLines): BasketLines | undefined {
  const together = list.reduce<BasketLines>(withLine, basket);
  return together.length > MAX_PURCHASE_LINES ? undefined : together;
}
