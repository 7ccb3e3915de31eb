/**
 * What a text may be made of, by what it is for. Half a surrogate pair stands for no character and
 * no database takes it; a noncharacter, such as U+FFFF, is none either, and XML cannot hold all of
 * them. So no kind does.
 *
 * - `name`: what people and things are called and what programs read. Only what can be seen: no
 *   control characters, nothing of zero width, nothing that turns the direction of what follows.
 * - `line`: free text on one line. Joiners stay, which emoji and Persian or Hindi words need.
 * - `text`: free text; line breaks and tabs stay as well.
 */
export type TextKind = 'name' | 'line' | 'text';

/** Scripts in which a joiner changes how the letter before it is written. */
const JOINING =
  'Arab Beng Deva Gujr Guru Khmr Knda Mand Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu'
    .split(' ')
    .map((script) => String.raw`\p{scx=${script}}`)
    .join('');

/** A joiner that a name is spelt with: after a letter of such a script, or between two emoji. */
const NEEDED_JOINER = String.raw`(?<=[${JOINING}])(?<=[\p{L}\p{M}])[\u200C\u200D]|(?<=[\p{ExtPict}\p{EMod}\uFE0F])\u200D(?=\p{ExtPict})`;

/** Signs that nobody sees and that say nothing there: they come along with what is pasted. */
const INVISIBLE: Readonly<Record<TextKind, RegExp>> = {
  name: new RegExp(String.raw`(?!${NEEDED_JOINER})(?=\p{DI})\p{Cf}`, 'gu'),
  line: /[\u202A-\u202E\u2066-\u2069\uFEFF]/g,
  text: /[\u202A-\u202E\u2066-\u2069\uFEFF]/g,
};

/** What looks like a blank where it stands. The single signs are letters that show nothing. */
const BLANK: Readonly<Partial<Record<TextKind, RegExp>>> = {
  name: /[\t\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu,
  line: /[\t\p{Zl}\p{Zp}]/gu,
};

// With the flag `u`, \p{Cs} is half a pair and never part of a whole one. This is what
// `isWellFormed` tells, which the oldest promised browsers lack.
const UNREADABLE: Readonly<Record<TextKind, RegExp>> = {
  name: new RegExp(String.raw`(?!${NEEDED_JOINER})[\p{Cc}\p{Cf}\p{Cs}\p{NChar}]`, 'u'),
  line: /[\p{Cc}\p{Cs}\p{NChar}]/u,
  text: /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{NChar}]/u,
};

/** A text as it is kept: without signs that nobody sees where they say nothing, and cut at both ends. */
export const readText = (kind: TextKind, typed: string): string => {
  const seen = typed.replace(INVISIBLE[kind], '');
  return (BLANK[kind] ? seen.replace(BLANK[kind], ' ') : seen).trim();
};

/** Dashes of every kind, and the minus, as the keyboard has it: numbers are printed with others. */
export const withPlainDashes = (text: string): string =>
  text.replace(/[\p{Pd}\u2043\u2212]/gu, '-');

/**
 * Whether a text has more characters than so many. A character is a code point, as in JSON Schema: 🎨
 * is one, though it takes two units of a JavaScript text.
 */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || Array.from(text).length > max);

/** True for a text, as `readText` gives it, in which every character is one that its kind may have. */
export const isReadable = (kind: TextKind, text: string): boolean => !UNREADABLE[kind].test(text);

/** Letters that do not come apart into one of the alphabet and a mark. */
const FOLDED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** A text by which others are compared: in small letters, without accents and signs that nobody sees. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => FOLDED[letter] ?? letter);

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * What somebody wrote, for the middle of another text: between U+2068 and U+2069 where it is written
 * from right to left, so that a house number or a comma beside it stays in its place.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
