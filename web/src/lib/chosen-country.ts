import {
  COUNTRY_CODES,
  destinationsOf,
  HOME_COUNTRY,
  type Country,
  type Destination,
  type ShopSettings,
} from '@rollwell/functions/contract';
import { storage } from './storage.ts';

const KEY = 'delivery-country';

const isCountry = (text: string | null): text is Country =>
  COUNTRY_CODES.some((code) => code === text);

/** The country that somebody chose in this browser, for what they order next. */
export const chosenCountry = {
  read(): Country | undefined {
    const kept = storage.read(KEY);
    return isCountry(kept) ? kept : undefined;
  },
  keep(country: Country): void {
    storage.write(KEY, country);
  },
};

/** A country as far as parcels go there, and home otherwise. */
export const servedCountry = (settings: ShopSettings, country: Country | undefined): Country =>
  destinationsOf(settings).find((each) => each.country === country)?.country ?? HOME_COUNTRY;

/** The terms for a country of the settings, those of home for any other. */
export const termsFor = (
  destinations: readonly [Destination, ...Destination[]],
  country: string | undefined,
): Destination => destinations.find((each) => each.country === country) ?? destinations[0];
