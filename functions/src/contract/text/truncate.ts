let graphemes: Intl.Segmenter | undefined;

/**
 * A text in what a reader takes for characters, one after the other: an emoji with its skin tone, a
 * letter with its accent. Browsers without a segmenter give code points.
 */
function* charactersOf(text: string): Generator<string> {
  graphemes ??=
    'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;
  if (!graphemes) return yield* text;
  for (const { segment } of graphemes.segment(text)) yield segment;
}

/** The first `max` characters of a text, with an ellipsis if it was cut; none is cut in two. */
export function truncate(text: string, max: number): string {
  // Never fewer code units than characters, so a short text needs no look at them.
  if (text.length <= max) return text;
  const characters = [...charactersOf(text)];
  if (characters.length <= max) return text;
  return `${characters.slice(0, max).join('').trimEnd()}…`;
}

/**
 * The beginning of a text for a place that takes so many UTF-16 units of it, as programs count. No
 * character is cut in two.
 */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const character of charactersOf(text)) {
    if (end + character.length > max) break;
    end += character.length;
  }
  return text.slice(0, end);
}
