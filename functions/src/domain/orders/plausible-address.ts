import { addressDoubts } from '../../contract/address-doubts.ts';
import { AppError } from '../../contract/app-error.ts';
import type { AddressChange } from '../../contract/schemas/after-order.ts';

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
