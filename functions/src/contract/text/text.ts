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

// With the flag `u`, \p{Cs} is half a pair and never part of a whole one. This is what
// `isWellFormed` tells, which the oldest promised browsers lack. The single signs after it are
// letters that show nothing.
const UNREADABLE: Readonly<Record<TextKind, RegExp>> = {
  name: /[\p{Cc}\p{Cf}\p{Cs}\p{NChar}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u,
  line: /[\p{Cc}\p{Cs}\p{NChar}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u,
  text: /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{NChar}\u202A-\u202E\u2066-\u2069]/u,
};

/**
 * Whether a text has more characters than so many. A character is a code point, as in JSON Schema: 🎨
 * is one, though it takes two units of a JavaScript text.
 */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || Array.from(text).length > max);

/** True for a text in which every character is one that its kind may have. */
export const isReadable = (kind: TextKind, text: string): boolean => !UNREADABLE[kind].test(text);
