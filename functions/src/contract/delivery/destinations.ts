import { type Country, HOME_COUNTRY } from './countries.ts';
import { fromCents, toCents } from '../money/money.ts';
import type { Abroad, DeliveryTerms, SettingsFacts } from '../schemas/settings.ts';
import type { Warehouse } from '../schemas/warehouse.ts';
import type { Cents } from '../money/units.ts';

/**
 * A country where parcels go, on which terms, with the VAT that a price contains there, and how soon
 * they leave us.
 */
export type Destination = Abroad & { warehouse: Warehouse };

/** The settings that a destination is made of. */
type TermsEverywhere = Pick<
  SettingsFacts,
  'home' | 'vatPercent' | 'reducedVatPercent' | 'abroad' | 'warehouse'
>;

/** Where parcels go: home first, then abroad as the settings have it. */
export const destinationsOf = ({
  home,
  vatPercent,
  reducedVatPercent,
  abroad,
  warehouse,
}: TermsEverywhere): readonly [Destination, ...Destination[]] => [
  { country: HOME_COUNTRY, vatPercent, reducedVatPercent, ...home, warehouse },
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

/** What of an order is paid. `price` is that of one unit, both amounts are decimal. */
interface Paid {
  price: number;
  quantity: number;
  delivery: { cost: number };
  business: { vatOff: number } | null;
}

/** What somebody pays for an order: the product and its delivery, less VAT that is not charged. */
export const payableOf = ({ price, quantity, delivery, business }: Paid): Cents =>
  (toCents(price) * quantity + toCents(delivery.cost) - toCents(business?.vatOff ?? 0)) as Cents;

/** What somebody pays for orders together, as a decimal amount. */
export const payableSum = (orders: readonly Paid[]): number =>
  fromCents(orders.reduce((sum, order) => sum + payableOf(order), 0) as Cents);

/** What delivery of orders costs together, as a decimal amount. */
export const deliverySum = (orders: readonly Pick<Paid, 'delivery'>[]): number =>
  fromCents(orders.reduce((sum, { delivery }) => sum + toCents(delivery.cost), 0) as Cents);

/** The VAT of orders that is not charged, together, as a decimal amount. */
export const vatOffSum = (orders: readonly Pick<Paid, 'business'>[]): number =>
  fromCents(orders.reduce((sum, { business }) => sum + toCents(business?.vatOff ?? 0), 0) as Cents);
