import { LOCALE } from '@rollwell/functions/contract';

export { formatMoney, LOCALE } from '@rollwell/functions/contract';

const count = new Intl.NumberFormat(LOCALE);
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** A whole number with its thousands apart: `4,000`. */
export const formatCount = (value: number): string => count.format(value);

/**
 * A time of the API (ISO 8601, UTC) in the reader's own time zone.
 * Text that is no time comes back as it is.
 */
export function formatDateTime(iso: string, style: 'day' | 'dayAndTime' = 'dayAndTime'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return (style === 'day' ? day : dayAndTime).format(date);
}

/** The first `max` characters of a text, whole words where possible, with an ellipsis if cut. */
export function preview(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).trimEnd()}…`;
}
