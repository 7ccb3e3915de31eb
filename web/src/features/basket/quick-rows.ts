import { MAX_PURCHASE_LINES } from '@rollwell/functions/contract';

/** One row of a quick order as it was written. */
export interface QuickRow {
  /** From 1, as a list counts. */
  number: number;
  articleNumber: string;
  /** As it was written; empty where the row has none. */
  quantity: string;
}

/** What spreadsheets and people write between two values. */
const BETWEEN = /[;\t,]|\s+/;

/** A first row that names its columns instead of a product: a number has no digit in it. */
const isHead = ({ articleNumber, quantity }: QuickRow): boolean =>
  !/\d/.test(articleNumber) && quantity !== '' && !/\d/.test(quantity);

const unquoted = (value: string): string =>
  value
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

function rowOf(line: string, index: number): QuickRow {
  const [articleNumber = '', quantity = ''] = line
    .trim()
    .split(BETWEEN)
    .map(unquoted)
    .filter((value) => value !== '');
  return { number: index + 1, articleNumber: articleNumber.toUpperCase(), quantity };
}

/**
 * The rows of a pasted or uploaded list: an article number and a quantity in each, with a semicolon,
 * a tab, a comma or a space between. Empty lines and a row of headings count as none.
 */
export function quickRows(text: string): QuickRow[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => (line.trim() === '' ? undefined : rowOf(line, index)))
    .filter((row) => row !== undefined);
  const [first, ...rest] = rows;
  return first && isHead(first) ? rest : rows;
}

/** Whether a list has more rows than a purchase may have lines. */
export const areTooMany = (rows: readonly QuickRow[]): boolean => rows.length > MAX_PURCHASE_LINES;
