/**
 * The member states by ISO 3166-1, each with its standard rate of VAT in per cent (art. 96 of
 * Directive 2006/112/EC, as of 23 November 2026) to begin with, and how a postcode of it looks.
 */
export const EU_COUNTRIES = {
  AT: { vatPercent: 20, postcode: '1010' },
  BE: { vatPercent: 21, postcode: '1000' },
  BG: { vatPercent: 20, postcode: '1000' },
  CY: { vatPercent: 19, postcode: '1010' },
  CZ: { vatPercent: 21, postcode: '110 00' },
  DE: { vatPercent: 19, postcode: '10115' },
  DK: { vatPercent: 25, postcode: '1050' },
  EE: { vatPercent: 24, postcode: '10111' },
  ES: { vatPercent: 21, postcode: '28001' },
  FI: { vatPercent: 25.5, postcode: '00100' },
  FR: { vatPercent: 20, postcode: '75001' },
  GR: { vatPercent: 24, postcode: '104 31' },
  HR: { vatPercent: 25, postcode: '10000' },
  HU: { vatPercent: 27, postcode: '1011' },
  IE: { vatPercent: 23, postcode: 'D02 AF30' },
  IT: { vatPercent: 22, postcode: '00118' },
  LT: { vatPercent: 21, postcode: '01100' },
  LU: { vatPercent: 17, postcode: '1009' },
  LV: { vatPercent: 21, postcode: '1050' },
  MT: { vatPercent: 18, postcode: 'VLT 1117' },
  NL: { vatPercent: 21, postcode: '1012 AB' },
  PL: { vatPercent: 23, postcode: '00-950' },
  PT: { vatPercent: 23, postcode: '1000-001' },
  RO: { vatPercent: 21, postcode: '010011' },
  SE: { vatPercent: 25, postcode: '111 20' },
  SI: { vatPercent: 22, postcode: '1000' },
  SK: { vatPercent: 23, postcode: '811 01' },
} as const satisfies Record<string, { vatPercent: number; postcode: string }>;

export type Country = keyof typeof EU_COUNTRIES;

export const COUNTRY_CODES = Object.keys(EU_COUNTRIES) as Country[];

/** The kinds of characters of a postcode: `00-950` is `##-###`. Spaces, and a country before it, aside. */
const shapeOf = (postcode: string): string =>
  postcode
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-/, '')
    .replaceAll(' ', '')
    .replaceAll(/[0-9]/g, '#')
    .replaceAll(/[A-Z]/g, 'A');

/**
 * Whether a postcode looks like those of its country. One that does not is asked about, and taken from
 * whoever means it. All postcodes of a member state have one shape, Ireland's aside, so the table above
 * says what `postcode-validator` and `validator` say with a pattern for each of them.
 */
export const looksLikePostcode = (country: Country, postcode: string): boolean => {
  // Routing keys and identifiers in Ireland mix letters and digits.
  if (country === 'IE') return /^[A-Z][0-9][0-9W] ?[A-Z0-9]{4}$/i.test(postcode.trim());
  return shapeOf(postcode.trim()) === shapeOf(EU_COUNTRIES[country].postcode);
};
