import { ADDRESS_WORDS } from '../../contract/orders/order-address.ts';
import { AppError } from '../../contract/api/app-error.ts';
import { type Country, countryName } from '../../contract/delivery/countries.ts';
import {
  deliveryCostOf,
  deliverySum,
  destinationOf,
  type Destination,
} from '../../contract/delivery/destinations.ts';
import { formatMoney, fromCents, toCents } from '../../contract/money/money.ts';
import { quoteGoods } from '../../contract/money/quote.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { Cents } from '../../contract/money/units.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import {
  goesWithoutVat,
  vatContained,
  type VatKind,
  vatPercentOf,
} from '../../contract/money/vat.ts';
import type { SettingsRepository } from '../../data/shop/settings-repository.ts';

/** Where the terms of another country, and the kinds of VAT, are read. */
export interface CountryDeps {
  products: { get(id: string): Promise<Pick<Product, 'attributes'> | undefined> };
  shopSettings: Pick<SettingsRepository, 'get'>;
}

const refused = (code: 'delivery_changed' | 'vat_changed', message: string): AppError =>
  new AppError(code, { message, fields: { country: message } });

const stays = (message: string): AppError =>
  new AppError('validation_failed', { fields: { country: message } });

/** The VAT of an order: what of it is charged now, and what would be there (cents). */
interface Vat {
  now: Cents;
  there: Cents;
  /** Whether both are reckoned alike. */
  isSame: boolean;
}

/** A product that is gone may have been of any kind: then all of them have to be taxed as it was. */
const KINDS_OF_GONE: readonly (VatKind | undefined)[] = [undefined, 'reduced'];

const vatOf = async (
  { products }: Pick<CountryDeps, 'products'>,
  { productId, price, quantity, delivery, business }: Order,
  terms: Destination,
): Promise<Vat> => {
  const product = await products.get(productId);
  const kinds = product ? [product.attributes?.vatKind] : KINDS_OF_GONE;
  const before = delivery.vatPercent;
  const other = kinds.map((kind) => vatPercentOf(terms, kind)).find((rate) => rate !== before);
  const whole = (toCents(price) * quantity + toCents(delivery.cost)) as Cents;
  const isFree = business !== null;
  const staysFree = isFree && goesWithoutVat(business.vatNumber, terms.country);
  const none = isFree && !staysFree;
  return {
    now: none ? (0 as Cents) : vatContained(whole, before),
    there: vatContained(whole, other ?? before),
    isSame: !none && other === undefined,
  };
};

const sum = (amounts: readonly Cents[]): string =>
  formatMoney(fromCents(amounts.reduce((total, each) => total + each, 0) as Cents));

/**
 * The terms of another country for orders that go there instead, which are as good as those on which
 * they were placed: what was promised or is asked for delivery is the same, and so is every rate of VAT,
 * with or without its being charged.
 *
 * @throws AppError `delivery_changed` or `vat_changed` with the amounts beside `country`, or
 *   `validation_failed` where no parcel goes
 */
export const requireSameTerms = async (
  deps: CountryDeps,
  orders: readonly [Order, ...Order[]],
  country: Country,
): Promise<Destination> => {
  const settings = await deps.shopSettings.get();
  const terms = destinationOf(settings, country);
  const name = countryName(country);
  if (!terms) throw stays(VALIDATION.noDelivery(name));
  const [{ delivery }] = orders;

  const goods = quoteGoods(orders);
  const promised = toCents(deliverySum(orders));
  const there = deliveryCostOf(terms, goods);
  const before = destinationOf(settings, delivery.country);
  // A line that was cancelled took its share of the cost along.
  if (there !== promised && !(before && there === deliveryCostOf(before, goods)))
    throw refused(
      'delivery_changed',
      ADDRESS_WORDS.deliveryDiffers(name, sum([there]), sum([promised])),
    );

  const vat = await Promise.all(orders.map((order) => vatOf(deps, order, terms)));
  if (!vat.every(({ isSame }) => isSame))
    throw refused(
      'vat_changed',
      ADDRESS_WORDS.vatDiffers(
        name,
        sum(vat.map((each) => each.there)),
        sum(vat.map(({ now }) => now)),
      ),
    );
  return terms;
};
