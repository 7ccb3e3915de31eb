import { readNumber } from './number-text.ts';

/** What is wrong with an amount as somebody typed it. */
export type MoneyProblem = 'malformed' | 'ambiguous' | 'decimals';

/** An amount (decimal, of the shop's currency), or why the text is none. */
export type ReadMoney = { amount: number } | { problem: MoneyProblem };

const CURRENCY_BEFORE = /^(?:€|EUR)/;
const CURRENCY_AFTER = /(?:€|EUR)$/;

/** An amount as people type it: a number with the sign of the currency on either side, or without. */
export const readMoney = (text: string): ReadMoney => {
  const read = readNumber(text.trim().replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, ''));
  if ('problem' in read) return read;
  return read.decimals > 2 ? { problem: 'decimals' } : { amount: read.number };
};
