import { type Country, EU_COUNTRIES, HOME_COUNTRY } from './delivery/countries.ts';
import type { Abroad, SettingsFacts } from './schemas/settings.ts';

/**
 * A neighbour, on the terms of a sample.
 * @param reducedVatPercent what it takes of printed matter; null where that is taxed like all
 */
const near = (country: Country, reducedVatPercent: number | null): Abroad => ({
  country,
  vatPercent: EU_COUNTRIES[country].vatPercent,
  reducedVatPercent,
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
  reducedVatPercent: 7,
  // Free at home, so that what an order costs is its price times its pieces.
  home: { cost: 0, freeFrom: null, transitDays: 3 },
  abroad: [
    near('AT', 10),
    near('BE', 6),
    near('DK', null),
    near('FR', 5.5),
    near('LU', 3),
    near('NL', 9),
    near('PL', 5),
  ],
  warehouse: { handlingDays: 2, cutOffHour: 12, closures: [] },
  carriers: [
    {
      name: 'DHL',
      trackingUrl:
        'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
    },
    { name: 'DPD', trackingUrl: 'https://tracking.dpd.de/status/en_DE/parcel/{number}' },
    { name: 'UPS', trackingUrl: 'https://www.ups.com/track?loc=en_DE&tracknum={number}' },
  ],
  confirmedTexts: { terms: '', privacy: '', returns: '', delivery: '', guarantee: '' },
  textsConfirmed: false,
};

/** The `updatedAt` of what nobody has saved yet: settings, a basket. */
export const NEVER_SAVED = '1970-01-01T00:00:00.000000Z';
