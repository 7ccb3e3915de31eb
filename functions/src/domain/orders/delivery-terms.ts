import { addressDoubts } from '../../contract/orders/order-address.ts';
import { AppError } from '../../contract/api/app-error.ts';
import type { AddressChange } from '../../contract/schemas/after-order.ts';
import { destinationOf } from '../../contract/delivery/destinations.ts';
import { countryName, HOME_COUNTRY } from '../../contract/delivery/countries.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import type { NewPurchase } from '../../contract/schemas/new-order.ts';
import type { ShopSettings } from '../../contract/schemas/settings.ts';
import type { ConfirmedVatNumber } from '../../contract/schemas/vat-number.ts';
import { goesWithoutVat, normalVatNumber } from '../../contract/money/vat.ts';
import type { SettingsRepository } from '../../data/shop/settings-repository.ts';
import type { AskedDelivery } from '../stock/requests.ts';
import { confirmVatNumber, type VatNumberDeps } from './confirm-vat-number.ts';

/** An address as a body names it. */
type NamedAddress = Pick<
  AddressChange,
  'address' | 'city' | 'postcode' | 'country' | 'addressConfirmed'
>;

/**
 * Lets an address pass that looks right, or of which somebody said that it is.
 * @param withoutVat whether the order has no VAT because of where it goes
 * @throws AppError `address_doubtful` with what is asked about each field
 */
export const requirePlausibleAddress = (wanted: NamedAddress, withoutVat: boolean): void => {
  if (wanted.addressConfirmed) return;
  const fields = addressDoubts(wanted, withoutVat);
  if (Object.keys(fields).length > 0) throw new AppError('address_doubtful', { fields });
};

/** Where the terms of a delivery are read: kept in this process, and as they are now. */
export interface TermsDeps extends VatNumberDeps {
  shopSettings: Pick<SettingsRepository, 'get'>;
}

type Wanted = Pick<
  NewPurchase,
  | 'address'
  | 'city'
  | 'postcode'
  | 'country'
  | 'addressConfirmed'
  | 'deliveryCost'
  | 'vatNumber'
  | 'vatOff'
>;

const askedOf = (
  { country = HOME_COUNTRY, postcode = '', deliveryCost, vatOff }: Wanted,
  settings: ShopSettings,
  business: ConfirmedVatNumber | undefined,
): AskedDelivery => {
  const terms = destinationOf(settings, country);
  if (!terms) {
    const message = VALIDATION.noDelivery(countryName(country));
    throw new AppError('validation_failed', { fields: { country: message } });
  }
  return {
    terms: { ...terms, withoutVat: business !== undefined },
    ...(business && { business }),
    postcode,
    seenCost: deliveryCost,
    seenVatOff: vatOff,
  };
};

/** Whose VAT is not charged, once their register has confirmed the number; undefined for all others. */
const businessOf = async (
  deps: VatNumberDeps,
  uid: string,
  { country = HOME_COUNTRY, vatNumber = '' }: Wanted,
): Promise<ConfirmedVatNumber | undefined> =>
  goesWithoutVat(normalVatNumber(vatNumber), country)
    ? confirmVatNumber(deps, uid, vatNumber)
    : undefined;

const isAboutDelivery = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'delivery_changed' ||
    error.code === 'vat_changed' ||
    error.fields?.country !== undefined);

/**
 * Places on the terms of delivery that this process has kept. Where those refuse it and have changed
 * since, it is tried again on the present ones: no customer is refused because of our stale cache.
 * @throws AppError `address_doubtful`, `validation_failed` with `country` where no parcel goes, what `confirmVatNumber`
 *   throws of a business abroad, or what `place` throws.
 */
export const withDeliveryTerms = async <Placed>(
  deps: TermsDeps,
  uid: string,
  wanted: Wanted,
  place: (delivery: AskedDelivery) => Promise<Placed>,
): Promise<Placed> => {
  const { cachedReads, shopSettings } = deps;
  const { value: kept } = await cachedReads.settings();
  const business = await businessOf(deps, uid, wanted);
  requirePlausibleAddress(wanted, business !== undefined);
  try {
    return await place(askedOf(wanted, kept, business));
  } catch (error) {
    if (!isAboutDelivery(error)) throw error;
    const present = await shopSettings.get();
    if (present.updatedAt === kept.updatedAt) throw error;
    return place(askedOf(wanted, present, business));
  }
};
