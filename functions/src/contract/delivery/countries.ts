import { plainLetters, readText, withPlainDashes } from '../text/text.ts';
import { LOCALE } from '../money/money.ts';

/** Where the warehouse stands: parcels go within this country where nobody names another. */
export const HOME_COUNTRY = 'DE';

let names: Intl.DisplayNames | undefined;

/** What a country is called: `Germany`. */
export const countryName = (country: string): string =>
  (names ??= new Intl.DisplayNames(LOCALE, { type: 'region' })).of(country) ?? country;

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

/** The official languages of the Union: people name a country in theirs. */
const LANGUAGES = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(
  ' ',
);
/** Neighbours of the Union. */
const NEIGHBOURS = ['BA', 'CH', 'GB', 'IS', 'LI', 'NO', 'RS', 'UA'];
/** What people say and the names of the standard do not. */
const OTHER_NAMES = {
  bundesrepublik: 'DE',
  'czech republic': 'CZ',
  england: 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
} as const;
/** What stands before a postcode in letters to another country, where it is not the code of ISO 3166. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ A: 'AT', B: 'BE', D: 'DE', E: 'ES', F: 'FR', H: 'HU', I: 'IT', L: 'LU', P: 'PT', S: 'SE' },
  ...{ EL: 'GR', EST: 'EE', FIN: 'FI', IRL: 'IE', SLO: 'SI', UK: 'GB' },
};
/** A name after one of these is that of a street: `12 Rue de France`. */
const BEFORE_A_STREETS_NAME = new Set('d da de del dell della des di do du la van von'.split(' '));

const plain = (text: string): string =>
  plainLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const codes: ReadonlySet<string> = new Set([...COUNTRY_CODES, ...NEIGHBOURS]);
let known: ReadonlyMap<string, string> | undefined;

/** Countries by their names in every language, made when the first is looked for: it takes a while. */
const countriesByName = (): ReadonlyMap<string, string> => {
  if (known) return known;
  const names = new Map<string, string>(Object.entries(OTHER_NAMES));
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const named = new Intl.DisplayNames(language, { type: 'region', style });
      for (const code of codes) names.set(plain(named.of(code) ?? code), code);
    }
  known = names;
  return names;
};

/** No country has more words in its name, in any of the languages. */
const MOST_WORDS = 4;

const ofSign = (sign: string): string | undefined =>
  SIGNS[sign] ?? (codes.has(sign) ? sign : undefined);

/** The country that the end of a part of an address is the name of. */
const namedAtEnd = (part: string): string | undefined => {
  const bare = part.trim();
  if (/^[A-Z]{2}$/.test(bare)) return ofSign(bare);
  const words = plain(bare).split(' ');
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const named = countriesByName().get(words.slice(-count).join(' '));
    const before = words.at(-count - 1) ?? '';
    if (named !== undefined) return BEFORE_A_STREETS_NAME.has(before) ? undefined : named;
  }
  return undefined;
};

/**
 * The country (ISO 3166-1) that a line of an address names, in any language of the Union or by the sign
 * before a postcode: `Hauptstr. 5, GERMANY`, `Berlin (Allemagne)`, `D-10115 Berlin`. Undefined for none;
 * a country that a street is called after is none.
 */
export const countryNamedIn = (typed: string): string | undefined => {
  const line = withPlainDashes(readText('name', typed));
  const signed = /(?:^|[\s,;(])([A-Z]{1,3})-(?=\d{4,6}(?:\D|$))/.exec(line)?.[1];
  const bySign = signed === undefined ? undefined : ofSign(signed);
  if (bySign !== undefined) return bySign;
  for (const part of line.split(/[,;/|()\n]|\s-\s/)) {
    const named = namedAtEnd(part);
    if (named !== undefined) return named;
  }
  return undefined;
};
