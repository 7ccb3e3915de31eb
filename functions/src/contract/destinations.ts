import { HOME_COUNTRY } from './country-name.ts';
import type { Country } from './eu-countries.ts';
import { fromCents, toCents } from './money.ts';
import { vatContained } from './vat.ts';
import type { Abroad, DeliveryTerms, SettingsFacts } from './schemas/settings.ts';
import type { Warehouse } from './schemas/warehouse.ts';
import type { Cents } from './units.ts';

/**
 * A country where parcels go, on which terms, with the VAT that a price contains there, and how soon
 * they leave us.
 */
export type Destination = Abroad & { warehouse: Warehouse };

/** The settings that a destination is made of. */
type TermsEverywhere = Pick<SettingsFacts, 'home' | 'vatPercent' | 'abroad' | 'warehouse'>;

/** Where parcels go: home first, then abroad as the settings have it. */
export const destinationsOf = ({
  home,
  vatPercent,
  abroad,
  warehouse,
}: TermsEverywhere): readonly [Destination, ...Destination[]] => [
  { country: HOME_COUNTRY, vatPercent, ...home, warehouse },
  ...abroad.map((terms) => ({ ...terms, warehouse })),
];

/** The terms for a country, or those of home where none is named; undefined where no parcel goes. */
export const destinationOf = (
  settings: TermsEverywhere,
  country: Country = HOME_COUNTRY,
): Destination | undefined => destinationsOf(settings).find((each) => each.country === country);

/** What delivery of goods worth so much costs. */
export const deliveryCostOf = (
  { cost, freeFrom }: Pick<DeliveryTerms, 'cost' | 'freeFrom'>,
  goods: Cents,
): Cents => (freeFrom !== null && goods >= toCents(freeFrom) ? (0 as Cents) : toCents(cost));

/**
 * Shares a cost out over lines by what each is worth, in whole cents that are the cost together; evenly
 * where all are worth nothing. What rounding leaves goes to those who lost most by it, the first before
 * the next.
 *
 * @param worth what each line costs, in cents
 */
export const sharesOf = (cost: Cents, worth: readonly Cents[]): Cents[] => {
  const sum = worth.reduce((total, each) => total + each, 0);
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

/** What of an order is paid. `price` is that of one unit, both amounts are decimal. */
interface Paid {
  price: number;
  quantity: number;
  delivery: { cost: number } | null;
  business: { vatOff: number } | null;
}

/** What somebody pays for an order: the product and its delivery, less VAT that is not charged. */
export const payableOf = ({ price, quantity, delivery, business }: Paid): Cents =>
  (toCents(price) * quantity +
    toCents(delivery?.cost ?? 0) -
    toCents(business?.vatOff ?? 0)) as Cents;

/** What somebody pays for orders together, as a decimal amount. */
export const payableSum = (orders: readonly Paid[]): number =>
  fromCents(orders.reduce((sum, order) => sum + payableOf(order), 0) as Cents);

/** What delivery of orders costs together, as a decimal amount. */
export const deliverySum = (orders: readonly Pick<Paid, 'delivery'>[]): number =>
  fromCents(orders.reduce((sum, { delivery }) => sum + toCents(delivery?.cost ?? 0), 0) as Cents);

/** The VAT of orders that is not charged, together, as a decimal amount. */
export const vatOffSum = (orders: readonly Pick<Paid, 'business'>[]): number =>
  fromCents(orders.reduce((sum, { business }) => sum + toCents(business?.vatOff ?? 0), 0) as Cents);

/** What an order of goods will cost in all, as a form shows it before it is placed. */
export interface Quote {
  goods: Cents;
  delivery: Cents;
  /** The VAT in both that is not charged: all of it, or nothing. */
  vatOff: Cents;
  total: Cents;
}

/** On which terms lines are quoted. */
export interface QuoteTerms extends Pick<DeliveryTerms, 'cost' | 'freeFrom'> {
  vatPercent: number;
  /** Whether they go to a business that pays its VAT at home. */
  withoutVat?: boolean;
}

/** Where something goes on terms that are quoted. */
export type QuotedDestination = Destination & Pick<QuoteTerms, 'withoutVat'>;

interface PricedLine {
  /** Decimal, of one unit. */
  price: number;
  quantity: number;
}

const worthOf = ({ price, quantity }: PricedLine): Cents => (toCents(price) * quantity) as Cents;

/** What the goods of lines cost together. */
export const quoteGoods = (lines: readonly PricedLine[]): Cents =>
  lines.reduce((sum, line) => sum + worthOf(line), 0) as Cents;

/** What lines cost together when they go somewhere. */
export const quoteOf = (lines: readonly PricedLine[], terms: QuoteTerms): Quote => {
  const goods = quoteGoods(lines);
  const delivery = deliveryCostOf(terms, goods);
  const whole = (goods + delivery) as Cents;
  const vatOff = terms.withoutVat ? vatContained(whole, terms.vatPercent) : (0 as Cents);
  return { goods, delivery, vatOff, total: (whole - vatOff) as Cents };
};

/** What each of several lines bears of the delivery of all. */
export const deliveryShares = (lines: readonly PricedLine[], terms: QuoteTerms): Cents[] => {
  const worth = lines.map(worthOf);
  return sharesOf(quoteOf(lines, terms).delivery, worth);
};

/** A line's shares of what is quoted for all. */
export type LineShares = Pick<Quote, 'delivery' | 'vatOff'>;

/** Of an order at home: nothing on top, nothing off. */
export const NO_SHARES = { delivery: 0, vatOff: 0 } as LineShares;

/** What each of several lines bears of the delivery, and how much less it costs, that included, without VAT. */
export const lineShares = (lines: readonly PricedLine[], terms: QuoteTerms): LineShares[] => {
  const deliveries = deliveryShares(lines, terms);
  const bears = (index: number): Cents => deliveries[index] ?? (0 as Cents);
  const worth = lines.map((line, index) => (worthOf(line) + bears(index)) as Cents);
  return sharesOf(quoteOf(lines, terms).vatOff, worth).map((vatOff, index) => ({
    delivery: bears(index),
    vatOff,
  }));
};
