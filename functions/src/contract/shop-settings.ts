import { HOME_COUNTRY } from './country-name.ts';
import { EU_COUNTRIES, type Country } from './eu-countries.ts';
import type { Abroad, SettingsFacts } from './schemas/settings.ts';

/** A neighbour, on the terms of a sample. */
const near = (country: Country): Abroad => ({
  country,
  vatPercent: EU_COUNTRIES[country].vatPercent,
  cost: 9.9,
  freeFrom: 250,
  transitDays: 5,
});

/** The settings of a shop whose admins have not saved any yet. */
export const SAMPLE_SETTINGS: SettingsFacts = {
  seller: {
    name: 'Rollwell GmbH',
    representative: 'Dora Sample, managing director',
    street: 'Musterstrasse 12',
    postcode: '10999',
    city: 'Berlin',
    country: 'Germany',
    email: 'office@rollwell.example',
    phone: '+49 30 0000000',
    register: 'Amtsgericht Charlottenburg, HRB 000000',
    vatNumber: 'DE000000000',
  },
  vatPercent: EU_COUNTRIES[HOME_COUNTRY].vatPercent,
  // Free at home, so that what an order costs is its price times its pieces.
  home: { cost: 0, freeFrom: null, transitDays: 3 },
  abroad: [near('AT'), near('BE'), near('DK'), near('FR'), near('LU'), near('NL'), near('PL')],
  warehouse: { handlingDays: 2, cutOffHour: 12, closures: [] },
  confirmedTexts: { terms: '', privacy: '', returns: '', delivery: '', guarantee: '' },
  textsConfirmed: false,
};

/** The `updatedAt` of what nobody has saved yet: settings, a basket. */
export const NEVER_SAVED = '1970-01-01T00:00:00.000000Z';
