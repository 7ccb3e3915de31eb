import { deliveryCostOf, type Destination } from '../delivery/destinations.ts';
import { toCents } from './money.ts';
import type { DeliveryTerms } from '../schemas/settings.ts';
import type { Cents } from './units.ts';
import { vatContained, vatPercentOf, type VatKind, type VatRates } from './vat.ts';

/**
 * Shares a cost out over lines by what each is worth, in whole cents that are the cost together; evenly
 * where all are worth nothing. What rounding leaves goes to those who lost most by it, the first before
 * the next.
 *
 * @param worth what each line costs, in cents
 */
export const sharesOf = (cost: Cents, worth: readonly Cents[]): Cents[] => {
  const sum = sumOf(worth);
  const weights = sum === 0 ? worth.map(() => 1) : worth;
  // Cents times cents of the largest purchase are more than a number holds exactly.
  const [whole, total] = [BigInt(cost), BigInt(sum === 0 ? worth.length : sum)];
  const parts = weights.map((weight) => whole * BigInt(weight));
  const shares = parts.map((part) => Number(part / total));
  const left = cost - shares.reduce((given, share) => given + share, 0);
  const lost = parts.map((part, index) => ({ index, rest: part % total }));
  lost.sort((one, other) =>
    one.rest === other.rest ? one.index - other.index : one.rest < other.rest ? 1 : -1,
  );
  for (const { index } of lost.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares as Cents[];
};

const sumOf = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((total, each) => total + each, 0) as Cents;

/** What somebody wants of a product, at its price. */
export interface PricedLine {
  /** Decimal, of one unit. */
  price: number;
  quantity: number;
  /** The standard one where nothing is said. */
  vatKind?: VatKind | undefined;
}

/** On which terms lines are quoted. */
export interface QuoteTerms extends Pick<DeliveryTerms, 'cost' | 'freeFrom'>, VatRates {
  /** Whether they go to a business that pays its VAT at home. */
  withoutVat?: boolean;
}

/** Where something goes on terms that are quoted. */
export type QuotedDestination = Destination & Pick<QuoteTerms, 'withoutVat'>;

/** The VAT of one rate that is in a quote. */
export interface QuotedVat {
  percent: number;
  amount: Cents;
}

/** What an order of goods will cost in all, as a form shows it before it is placed. */
export interface Quote {
  goods: Cents;
  delivery: Cents;
  /** What VAT the two contain, a rate each, the highest first. */
  vat: readonly QuotedVat[];
  /** What of it is not charged: all of it, or nothing. */
  vatOff: Cents;
  total: Cents;
}

/** A line's shares of what is quoted for all. */
export type LineShares = Pick<Quote, 'delivery' | 'vatOff'>;

/** Of an order at home: nothing on top, nothing off. */
export const NO_SHARES = { delivery: 0, vatOff: 0 } as LineShares;

const worthOf = ({ price, quantity }: PricedLine): Cents => (toCents(price) * quantity) as Cents;

/** What the goods of lines cost together. */
export const quoteGoods = (lines: readonly PricedLine[]): Cents => sumOf(lines.map(worthOf));

/** What each of several lines bears of the delivery of all. */
const deliveryShares = (lines: readonly PricedLine[], terms: QuoteTerms): Cents[] => {
  const worth = lines.map(worthOf);
  return sharesOf(deliveryCostOf(terms, sumOf(worth)), worth);
};

/** What a line costs, with its part of the delivery, which is taxed as its goods are. */
interface BorneLine {
  percent: number;
  delivery: Cents;
  whole: Cents;
}

const borneBy = (lines: readonly PricedLine[], terms: QuoteTerms): BorneLine[] => {
  const deliveries = deliveryShares(lines, terms);
  return lines.map((line, index) => {
    const delivery = deliveries[index] ?? (0 as Cents);
    const whole = (worthOf(line) + delivery) as Cents;
    return { percent: vatPercentOf(terms, line.vatKind), delivery, whole };
  });
};

const wholeOf = ({ whole }: BorneLine): Cents => whole;

/** The lines of each rate of VAT, the highest first, with what they contain of it together. */
const byRate = (borne: readonly BorneLine[]) =>
  [...new Set(borne.map(({ percent }) => percent))]
    .sort((one, other) => other - one)
    .map((percent) => {
      const alike = borne.filter((line) => line.percent === percent);
      return { percent, alike, amount: vatContained(sumOf(alike.map(wholeOf)), percent) };
    });

/** What lines cost together when they go somewhere. */
export const quoteOf = (lines: readonly PricedLine[], terms: QuoteTerms): Quote => {
  const goods = quoteGoods(lines);
  const delivery = deliveryCostOf(terms, goods);
  const vat = byRate(borneBy(lines, terms)).map(({ percent, amount }) => ({ percent, amount }));
  const vatOff = terms.withoutVat ? sumOf(vat.map(({ amount }) => amount)) : (0 as Cents);
  return { goods, delivery, vat, vatOff, total: (goods + delivery - vatOff) as Cents };
};

/** What each of several lines bears of the delivery, and how much less it costs, that included, without VAT. */
export const lineShares = (lines: readonly PricedLine[], terms: QuoteTerms): LineShares[] => {
  const borne = borneBy(lines, terms);
  const off = new Map<BorneLine, Cents>();
  for (const { alike, amount } of terms.withoutVat ? byRate(borne) : []) {
    const shares = sharesOf(amount, alike.map(wholeOf));
    alike.forEach((line, index) => off.set(line, shares[index] ?? (0 as Cents)));
  }
  return borne.map((line) => ({
    delivery: line.delivery,
    vatOff: off.get(line) ?? (0 as Cents),
  }));
};
