import { number } from 'yup';
import { VALIDATION } from '../validation-messages.ts';
import { bothReadings, readMoney, type MoneyProblem } from '../money-text.ts';

const COMPLAINTS: Record<MoneyProblem, (text: string) => string> = {
  malformed: () => VALIDATION.moneyMalformed,
  decimals: () => VALIDATION.priceCents,
  ambiguous: (text) => VALIDATION.moneyAmbiguous(text.trim(), bothReadings(text)),
};

const complaintAbout = (typed: unknown, missing: string): string => {
  const read = typeof typed === 'string' ? readMoney(typed) : undefined;
  return read && 'problem' in read ? COMPLAINTS[read.problem](String(typed)) : missing;
};

const amountOf = (typed: string): number => {
  const read = readMoney(typed);
  return 'amount' in read ? read.amount : Number.NaN;
};

/** An amount: a number from a program, or a text from a form, in which people type it as they are used to. */
export const money = (missing: string) =>
  number()
    .transform((value: number, typed: unknown) =>
      typeof typed === 'string' ? amountOf(typed) : value,
    )
    .typeError(({ originalValue }: { originalValue?: unknown }) =>
      complaintAbout(originalValue, missing),
    )
    .required(missing);
