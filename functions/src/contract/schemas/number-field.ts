import { number, type NumberSchema } from 'yup';
import { isHundredths } from '../money/money.ts';
import { askWhich, type Decimals, readMoney, readNumber } from '../text/number-text.ts';
import { VALIDATION } from '../text/validation-messages.ts';

interface Said {
  /** Of a field that is empty. */
  missing: string;
  /** Of a text that is no number. */
  malformed: string;
  decimals: Decimals;
}

type Reader = (text: string) => { number: number } | { problem: string };

/** A number from a program, or a text from a form, in which people type it as they are used to. */
const typedNumber = (read: Reader, { missing, malformed, decimals }: Said): NumberSchema => {
  const complaintAbout = (typed: unknown): string => {
    if (typeof typed !== 'string' || typed.trim() === '') return missing;
    const result = read(typed);
    if (!('problem' in result)) return missing;
    if (result.problem === 'ambiguous') return askWhich(typed, decimals);
    return result.problem === 'decimals' ? VALIDATION.priceCents : malformed;
  };
  const numberOf = (text: string): number => {
    const result = read(text);
    return 'number' in result ? result.number : Number.NaN;
  };
  return number()
    .transform((value: number, typed: unknown) =>
      typeof typed === 'string' ? numberOf(typed) : value,
    )
    .typeError(({ originalValue }: { originalValue?: unknown }) => complaintAbout(originalValue));
};

/** Refuses decimals that nothing reckons with. */
const inHundredths = (field: NumberSchema, message: string): NumberSchema =>
  field.test({
    name: 'hundredths',
    message,
    skipAbsent: true,
    test: (value?: number | null) => value === null || value === undefined || isHundredths(value),
  });

/** A whole number. `wrong`: what is said of all others; `missing`: of none. */
export const wholeNumber = (wrong: string, missing: string = wrong): NumberSchema =>
  typedNumber(readNumber, { missing, malformed: wrong, decimals: 0 }).integer(wrong);

/** A number with at most two decimals. `wrong`: what is said of all else. */
export const hundredths = (wrong: string): NumberSchema =>
  inHundredths(typedNumber(readNumber, { missing: wrong, malformed: wrong, decimals: 2 }), wrong);

const readAmount: Reader = (text) => {
  const read = readMoney(text);
  return 'amount' in read ? { number: read.amount } : read;
};

/** An amount of the shop's currency, decimal, in whole cents. */
export const money = (missing: string): NumberSchema<number> =>
  inHundredths(
    typedNumber(readAmount, { missing, malformed: VALIDATION.moneyMalformed, decimals: 2 }),
    VALIDATION.priceCents,
  ).required(missing);
