import type { SettingsFacts } from './schemas/settings.ts';

/** The settings of a shop whose admins have not saved any yet. */
export const SAMPLE_SETTINGS = {
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
  vatPercent: 19,
  confirmedTexts: { terms: '', privacy: '', returns: '', delivery: '', guarantee: '' },
  textsConfirmed: false,
} as const satisfies SettingsFacts;

/** The `updatedAt` of what nobody has saved yet: settings, a basket. */
export const NEVER_SAVED = '1970-01-01T00:00:00.000000Z';
