import {
  type Country,
  countryName,
  countryNamedIn,
  EU_COUNTRIES,
  HOME_COUNTRY,
  looksLikePostcode,
} from '../delivery/countries.ts';
import type { Order } from '../schemas/order.ts';

/** The town with its postcode, and the country where it is another than ours. */
export const townLines = ({ city, delivery }: Pick<Order, 'city' | 'delivery'>): string[] => {
  const { postcode, country } = delivery;
  const town = postcode === '' ? city : `${postcode} ${city}`;
  return country === HOME_COUNTRY ? [town] : [town, countryName(country)];
};

/** Whether the office has to find out the postcode of an order: its customer was asked and named none. */
export const lacksPostcode = ({ delivery }: Pick<Order, 'delivery'>): boolean =>
  delivery.postcode === '';

/** What is said of an address beside its fields, by forms and API alike. */
export const ADDRESS_WORDS = {
  postcodeDoubt: (example: string) => `Postcodes there look like ${example}. Is it right?`,
  otherCountry: (named: string, country: string) =>
    `This names ${named}, and the order goes to ${country} without VAT. Is it right?`,
  /** Why an order that was placed does not go to another country. */
  deliveryDiffers: (country: string, there: string, now: string) =>
    `Delivery to ${country} costs ${there} instead of ${now}. So the country stays: write to us, or cancel the order and place it anew.`,
  vatDiffers: (country: string, there: string, now: string) =>
    `For ${country}, the VAT of this order is ${there} instead of ${now}. So the country stays: write to us, or cancel the order and place it anew.`,
} as const;

/** Where something is to go, as somebody typed it. */
interface TypedAddress {
  address: string;
  city: string;
  postcode?: string | undefined;
  country?: Country | undefined;
}

/** The country other than its own that a line of an address names, for one that has its country beside it. */
export const otherCountryIn = (line: string, country: Country): string | undefined => {
  const named = countryNamedIn(line);
  return named === country ? undefined : named;
};

/**
 * What is asked about an address before something goes there, a sentence for each field; empty where
 * nothing looks wrong. Whoever lives there knows better, so none of it is refused for good.
 *
 * @param withoutVat for an order that is free of VAT because of where it goes: then it is asked about
 *   another country in the lines of the address as well
 */
export const addressDoubts = (
  { address, city, postcode, country = HOME_COUNTRY }: TypedAddress,
  withoutVat: boolean,
): Record<string, string> => {
  const doubts: Record<string, string> = {};
  if (postcode && !looksLikePostcode(country, postcode))
    doubts.postcode = ADDRESS_WORDS.postcodeDoubt(EU_COUNTRIES[country].postcode);
  if (!withoutVat) return doubts;
  for (const [field, line] of Object.entries({ address, city })) {
    const named = otherCountryIn(line, country);
    if (named !== undefined)
      doubts[field] = ADDRESS_WORDS.otherCountry(countryName(named), countryName(country));
  }
  return doubts;
};
