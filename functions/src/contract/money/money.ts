import { CURRENCY, MAX_ORDER_TOTAL, MIN_ORDER_TOTAL } from '../constants.ts';
import type { Cents } from './units.ts';

/**
 * Money travels as a decimal number of the shop's currency with at most two decimals
 * and is computed in whole cents.
 */

/** Decimal amount to whole cents, e.g. 4.35 → 435. */
export const toCents = (amount: number): Cents => Math.round(amount * 100) as Cents;

/** Whole cents to the decimal amount, e.g. 435 → 4.35. */
export const fromCents = (cents: Cents): number => cents / 100;

/** True for a number that is what its two decimals say: an amount of whole cents, a rate as it is reckoned. */
export const isHundredths = (amount: number): boolean =>
  Number.isFinite(amount) && Math.round(amount * 100) / 100 === amount;

/** Price of one unit (decimal) times a quantity, as a decimal amount without rounding errors. */
export const totalPrice = (price: number, quantity: number): number =>
  fromCents((toCents(price) * quantity) as Cents);

/** What several lines cost together, as a decimal amount; each `price` is that of one unit. */
export const sumOf = (lines: readonly { price: number; quantity: number }[]): number =>
  fromCents(
    lines.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0) as Cents,
  );

/** Whether lines cost more together than one payment can carry. */
export const isOverTotal = (lines: readonly { price: number; quantity: number }[]): boolean =>
  sumOf(lines) > MAX_ORDER_TOTAL;

/** Whether an order costs more than one payment can carry. `price` is that of one unit (decimal). */
export const isOverOrderTotal = (price: number, quantity: number): boolean =>
  isOverTotal([{ price, quantity }]);

/** Whether a total (decimal) is less than one payment can carry; what costs nothing needs none. */
export const isUnderOrderTotal = (total: number): boolean => total > 0 && total < MIN_ORDER_TOTAL;

/** The language of dates and amounts; one place for the day the shop speaks a second one. */
export const LOCALE = 'en-GB';

/** Writes decimal amounts of the shop's currency as a locale has it. @throws RangeError for no locale. */
export const moneyFormat = (locale: string = LOCALE): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: CURRENCY });

let money: Intl.NumberFormat | undefined;

/** A decimal amount of the shop's currency as people read it: `€4.35`. */
export const formatMoney = (amount: number): string => (money ??= moneyFormat()).format(amount);
