import { isReadable, readText, type TextKind } from '../../contract/text/text.ts';

/** Planes of Unicode beyond the first two, in which little but letters stands. */
const FURTHER_PLANES = Array.from({ length: 15 }, (_, index) => (index + 2) * 0x10000);

/**
 * Where signs that show nothing can stand, and the two noncharacters at the end of each plane: Unicode
 * has none between. Half a surrogate pair is no character in JSON Schema, so nothing is said of it
 * there.
 */
const LOOKED_AT: readonly (readonly [number, number])[] = [
  [0, 0xd7ff],
  [0xe000, 0x1ffff],
  [0xe0000, 0xe0fff],
  ...FURTHER_PLANES.map((plane) => [plane + 0xfffe, plane + 0xffff] as const),
];

/** Written out, because few readers of patterns know the escapes of what lies past U+FFFF. */
const written = (code: number): string =>
  code > 0xffff
    ? String.fromCodePoint(code)
    : String.raw`\u` + code.toString(16).padStart(4, '0').toUpperCase();

const rangesIn = (
  [from, to]: readonly [number, number],
  holds: (character: string) => boolean,
): string[] => {
  const ranges: string[] = [];
  let first: number | undefined;
  for (let code = from; code <= to + 1; code += 1) {
    const isIn = code <= to && holds(String.fromCodePoint(code));
    if (isIn) first ??= code;
    else if (first !== undefined) {
      ranges.push(first === code - 1 ? written(first) : `${written(first)}-${written(code - 1)}`);
      first = undefined;
    }
  }
  return ranges;
};

const classes = new Map<string, string>();
/** The inside of a character class of all characters of which this holds, made once. */
const classOf = (name: string, holds: (character: string) => boolean): string => {
  const known = classes.get(name);
  const made = known ?? LOOKED_AT.flatMap((part) => rangesIn(part, holds)).join('');
  classes.set(name, made);
  return made;
};

/**
 * The pattern of a text before it is cut at both ends, as JSON Schema writes it: what may stand in it
 * and, where it is `required`, that something is left of it.
 */
export const textPattern = (kind: TextKind, { required }: { required: boolean }): string => {
  const blank = classOf(`blank ${kind}`, (character) => readText(kind, character) === '');
  const unreadable = classOf(
    `unreadable ${kind}`,
    (character) => !isReadable(kind, readText(kind, `a${character}a`)),
  );
  const solid = `[^${blank}${unreadable}]`;
  const content = `(?:${solid}(?:[^${unreadable}]*${solid})?)${required ? '' : '?'}`;
  return `^[${blank}]*${content}[${blank}]*$`;
};
