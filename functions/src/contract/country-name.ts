import { LOCALE } from './money.ts';

/** Where the warehouse stands: parcels go within this country where nobody names another. */
export const HOME_COUNTRY = 'DE';

let names: Intl.DisplayNames | undefined;

/** What a country is called: `Germany`. */
export const countryName = (country: string): string =>
  (names ??= new Intl.DisplayNames(LOCALE, { type: 'region' })).of(country) ?? country;
