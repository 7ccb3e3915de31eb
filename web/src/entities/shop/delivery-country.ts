import {
  COUNTRY_CODES,
  destinationsOf,
  HOME_COUNTRY,
  type Country,
  type Destination,
  type ShopSettings,
} from '@rollwell/functions/contract';
import { sessionPort } from '../../lib/api/session-port.ts';
import { storage } from '../../lib/storage.ts';

const KEY = 'delivery-country';

/** Owner of the choice; a visitor's passes to whoever signs in next. */
const chooser = (): string => sessionPort()?.uid() ?? '';

/**
 * The country that prices are shown for, kept in this browser for one person until they sign out. A saved
 * address has a country of its own.
 */
export const chosenCountry = {
  read(): Country | undefined {
    const [kept, uid] = storage.read(KEY)?.split(' ') ?? [];
    if (uid !== undefined && uid !== '' && uid !== chooser()) return undefined;
    return COUNTRY_CODES.find((code) => code === kept);
  },
  keep(country: Country): void {
    storage.write(KEY, `${country} ${chooser()}`);
  },
};

/** Whether parcels go to a country. */
export const isServed = (settings: ShopSettings, country: Country): boolean =>
  destinationsOf(settings).some((each) => each.country === country);

/** A country as far as parcels go there, and home otherwise. */
export const servedCountry = (settings: ShopSettings, country: Country | undefined): Country =>
  country !== undefined && isServed(settings, country) ? country : HOME_COUNTRY;

/** The terms for a country of the settings, those of home for any other. */
export const termsFor = (
  destinations: readonly [Destination, ...Destination[]],
  country: string | undefined,
): Destination => destinations.find((each) => each.country === country) ?? destinations[0];
