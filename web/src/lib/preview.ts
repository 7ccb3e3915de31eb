/** The first `max` characters of a text, whole words where possible, with an ellipsis if cut. */
export function preview(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).trimEnd()}…`;
}
