import { HOME_COUNTRY } from './country-name.ts';
import type { Country } from './eu-countries.ts';
import { fromCents, toCents } from './money.ts';
import type { Abroad, DeliveryTerms, SettingsFacts } from './schemas/settings.ts';
import type { Cents } from './units.ts';

/** A country where parcels go, on which terms, with the VAT that a price contains there. */
export type Destination = Abroad;

/** Where parcels go: home first, then abroad as the settings have it. */
export const destinationsOf = ({
  home,
  vatPercent,
  abroad,
}: Pick<SettingsFacts, 'home' | 'vatPercent' | 'abroad'>): readonly [
  Destination,
  ...Destination[],
] => [{ country: HOME_COUNTRY, vatPercent, ...home }, ...abroad];

/** The terms for a country, or those of home where none is named; undefined where no parcel goes. */
export const destinationOf = (
  settings: Pick<SettingsFacts, 'home' | 'vatPercent' | 'abroad'>,
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
}

/** What somebody pays for an order: the product and its delivery. */
export const payableOf = ({ price, quantity, delivery }: Paid): Cents =>
  (toCents(price) * quantity + toCents(delivery?.cost ?? 0)) as Cents;

/** What somebody pays for orders together, as a decimal amount. */
export const payableSum = (orders: readonly Paid[]): number =>
  fromCents(orders.reduce((sum, order) => sum + payableOf(order), 0) as Cents);

/** What delivery of orders costs together, as a decimal amount. */
export const deliverySum = (orders: readonly Pick<Paid, 'delivery'>[]): number =>
  fromCents(orders.reduce((sum, { delivery }) => sum + toCents(delivery?.cost ?? 0), 0) as Cents);

/** What an order of goods will cost in all, as a form shows it before it is placed. */
export interface Quote {
  goods: Cents;
  delivery: Cents;
  total: Cents;
}

/** What lines cost together when they go somewhere; `price` is decimal, that of one unit. */
export const quoteOf = (
  lines: readonly { price: number; quantity: number }[],
  terms: Pick<DeliveryTerms, 'cost' | 'freeFrom'>,
): Quote => {
  const goods = lines.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
  const delivery = deliveryCostOf(terms, goods as Cents);
  return { goods: goods as Cents, delivery, total: (goods + delivery) as Cents };
};

/** What each of several lines bears of the delivery of all; `price` is decimal, that of one unit. */
export const deliveryShares = (
  lines: readonly { price: number; quantity: number }[],
  terms: Pick<DeliveryTerms, 'cost' | 'freeFrom'>,
): Cents[] => {
  const worth = lines.map(({ price, quantity }) => (toCents(price) * quantity) as Cents);
  return sharesOf(quoteOf(lines, terms).delivery, worth);
};
