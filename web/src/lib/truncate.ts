let graphemes: Intl.Segmenter | undefined;

/**
 * A text in what a reader takes for characters: an emoji with its skin tone, a letter with its accent.
 * Browsers without a segmenter give code points.
 */
function charactersOf(text: string): string[] {
  graphemes ??=
    'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;
  if (!graphemes) return [...text];
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The first `max` characters of a text, with an ellipsis if it was cut; none is cut in two. */
export function truncate(text: string, max: number): string {
  // Never fewer code units than characters, so a short text needs no look at them.
  if (text.length <= max) return text;
  const characters = charactersOf(text);
  if (characters.length <= max) return text;
  return `${characters.slice(0, max).join('').trimEnd()}…`;
}
