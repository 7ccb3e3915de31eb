import { MAX_PURCHASE_LINES } from '@rollwell/functions/contract';

/** The words of the quick order. */
export const quickTexts = {
  title: 'Quick order',
  lead: `Paste a list or choose a file: in each row an article number and how many pieces, such as “RW-1001; 12”. At most ${MAX_PURCHASE_LINES} rows.`,
  list: 'Article numbers and pieces',
  hint: 'A semicolon, a tab, a comma or a space between the two; pieces as 1200 or 1 200. Files: CSV or text.',
  file: 'Choose a file',
  submit: 'Put into the basket',
  empty: 'The list is empty',
  tooMany: (rows: number) => `${rows} rows, and at most ${MAX_PURCHASE_LINES} go into one basket`,
  full: `With this list the basket would have more than ${MAX_PURCHASE_LINES} products. Nothing was put in.`,
  taken: (rows: number) =>
    rows === 1
      ? '1 row is in the list to look over.'
      : `${rows} rows are in the list to look over.`,
  tooLarge: 'This file is too large for a list of rows',
  unreadable: 'This file could not be read',
  unknown: (number: string) => `No product has the article number ${number}`,
  repeated: (number: string) => `${number} stands in a row above: add up its pieces`,
  leftOver: (text: string) =>
    `“${text}” is left over: a row is an article number and how many pieces`,
  notWhole: (text: string) => `“${text}” is no whole number of pieces`,
  quotes: 'The quotation marks of this row do not match',
  soldOut: (name: string) => `${name} is out of stock`,
  mend: (count: number) =>
    count === 1
      ? 'Nothing was put in: 1 row is to be mended.'
      : `Nothing was put in: ${count} rows are to be mended.`,
  row: (number: number) => `Row ${number}`,
  done: (count: number) =>
    count === 1 ? '1 product is in your basket.' : `${count} products are in your basket.`,
  link: 'Quick order by article numbers',
} as const;
