import { MAX_PURCHASE_LINES, readText, withPlainDashes } from '@rollwell/functions/contract';
import { LINE_END, signNamedIn, signOf, valuesBetween } from '../../lib/csv.ts';
import { quickTexts as texts } from './texts.ts';

/** One row of a quick order as it was written. */
export interface QuickRow {
  /** From 1, as a list counts. */
  number: number;
  articleNumber: string;
  /** As it was written, all of it; empty where the row has none. */
  quantity: string;
  wrong?: string;
}

const readArticleNumber = (typed: string): string =>
  withPlainDashes(readText('name', typed)).toUpperCase();

/** The pieces first: `20 x RW-1003`, `20× RW-1003`. */
const PIECES_FIRST = /^(\d[\d.,\s]*)[x×*]\s+(\S+)$/i;

/** A sign for "times" before the pieces: `RW-1003 x 20`. */
const TIMES = /^[x×*]\s*(?=\d)/i;

/** A first row that names its columns instead of a product: a number has no digit in it. */
const isHead = ({ articleNumber, quantity }: QuickRow): boolean =>
  !/\d/.test(articleNumber) && quantity !== '' && !/\d/.test(quantity);

/** The values of a line, those that are empty left out, and whether it can be read. */
function valuesOf(line: string, sign: string | undefined): { values: string[]; isWhole: boolean } {
  if (sign === undefined) {
    const [, pieces, number] = PIECES_FIRST.exec(line) ?? [];
    if (pieces !== undefined && number !== undefined)
      return { values: [number, pieces.trim()], isWhole: true };
    const end = line.search(/[\s,]/);
    if (end < 0) return { values: [line, ''], isWhole: true };
    const rest = line
      .slice(end)
      .replace(/^[\s,]+/, '')
      .replace(TIMES, '');
    return { values: [line.slice(0, end), rest.replace(/(?<![\s,])[\s,]+$/, '')], isWhole: true };
  }
  const { values, isWhole } = valuesBetween(line, sign);
  return { values: values.filter((value) => value !== ''), isWhole };
}

function rowOf(line: string, number: number, sign: string | undefined): QuickRow {
  const { values, isWhole } = valuesOf(line, sign);
  const [articleNumber = '', quantity = '', ...rest] = values;
  const row = {
    number,
    articleNumber: readArticleNumber(articleNumber),
    quantity: readText('name', quantity),
  };
  if (!isWhole) return { ...row, wrong: texts.quotes };
  return rest.length > 0 ? { ...row, wrong: texts.leftOver(rest.join(', ')) } : row;
}

/**
 * The rows of a pasted or uploaded list: an article number and a quantity in each. A line with a tab or
 * a semicolon is parted at those alone, as CSV; in any other the number ends at the first comma or
 * blank, and all that follows is the quantity, or the quantity stands first with an x. Empty lines, `sep=;` and a row of headings count as none.
 */
export function quickRows(text: string): QuickRow[] {
  const lines = text.split(LINE_END).map((line) => line.trim());
  const sign = signNamedIn(lines[0] ?? '');
  const rows = lines.flatMap((line, index) =>
    line === '' || (sign !== undefined && index === 0)
      ? []
      : [rowOf(line, index + 1, sign ?? signOf(line))],
  );
  const [first, ...rest] = rows;
  return first && isHead(first) ? rest : rows;
}

/** Whether a list has more rows than a purchase may have lines. */
export const areTooMany = (rows: readonly QuickRow[]): boolean => rows.length > MAX_PURCHASE_LINES;
