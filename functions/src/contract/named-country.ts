import { COUNTRY_CODES } from './eu-countries.ts';

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
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
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
export const countryNamedIn = (line: string): string | undefined => {
  const signed = /(?:^|[\s,;(])([A-Z]{1,3})[-–](?=\d{4,6}(?:\D|$))/.exec(line)?.[1];
  const bySign = signed === undefined ? undefined : ofSign(signed);
  if (bySign !== undefined) return bySign;
  for (const part of line.split(/[,;/|()\n]|\s[-–]\s/)) {
    const named = namedAtEnd(part);
    if (named !== undefined) return named;
  }
  return undefined;
};
