import { isReadable, plainLetters, readText, withPlainDashes } from '../text/text.ts';

/** Who brings parcels. */
export interface Carrier {
  name: string;
  /** Where one is followed, with `{number}` in the place of its number. */
  trackingUrl: string;
}

/** What stands in a pattern for the number of a parcel. */
export const NUMBER_PLACE = '{number}';

/** A secure address with one place for the number, behind its host. */
export const TRACKING_PATTERN = /^https:\/\/[^\s/@{}]+\/[^\s{}]*\{number\}[^\s{}]*$/;

const plainName = (name: string): string => plainLetters(readText('name', name));

/** Whether two carriers have one name, however it is written. */
export const isSameCarrier = (one: string, other: string): boolean =>
  plainName(one) === plainName(other);

/** The carrier of that name, however it is written; undefined for one that the settings do not know. */
export const carrierNamed = (carriers: readonly Carrier[], name: string): Carrier | undefined =>
  carriers.find((carrier) => isSameCarrier(carrier.name, name));

/** A number as a carrier's page takes it: without what nobody sees, and without blanks. */
const plainNumber = (number: string): string =>
  withPlainDashes(readText('name', number)).replace(/\s/g, '');

interface Parcel {
  carrier?: string | undefined;
  number?: string | undefined;
}

/**
 * Where a parcel is followed, by the pattern of its carrier; empty where the settings do not know the
 * carrier, or there is no number.
 */
export const trackingLink = (
  carriers: readonly Carrier[],
  { carrier = '', number = '' }: Parcel,
): string => {
  const known = carrierNamed(carriers, carrier);
  const plain = plainNumber(number);
  if (!known || plain === '' || !isReadable('name', plain)) return '';
  return known.trackingUrl.replace(NUMBER_PLACE, () => encodeURIComponent(plain));
};

/** What is said of a parcel, with the link of its carrier where none is typed, and that one's name as the settings write it. */
export const withTrackingLink = <Said extends Parcel & { url?: string | undefined }>(
  carriers: readonly Carrier[],
  said: Said,
): Said => {
  const url = trackingLink(carriers, said);
  if (said.url || url === '') return said;
  return {
    ...said,
    url,
    carrier: carrierNamed(carriers, said.carrier ?? '')?.name ?? said.carrier,
  };
};
