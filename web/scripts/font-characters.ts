/** All characters from one code point to another, both included. */
const between = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_code, index) => String.fromCodePoint(from + index)).join(
    '',
  );

/** What nearly every page needs: English, its punctuation, and the letters of many names. */
export const COMMON = `${between(0x20, 0x7e)}\u00a0£©°²·½×ßáäçéíñóöúü–—‘’“”•…€→←`;

/** The rest of the languages around English. */
export const RARE = [...`${between(0xa1, 0xff)}„™↑↓−`]
  .filter((character) => !COMMON.includes(character))
  .join('');

/** Characters as CSS lists them, neighbours as one range: `U+A1-A2, U+2122`. */
export function unicodeRange(characters: string): string {
  const ranges: { from: number; to: number }[] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
