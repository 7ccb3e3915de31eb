import { LOCALE } from '@rollwell/functions/contract';

const MINUTE_MS = 60_000;

let format: Intl.RelativeTimeFormat | undefined;

/** How long ago something was, within the last hours: `a moment ago`, `2 minutes ago`. */
export const agoInWords = (iso: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return 'a moment ago';
  return (format ??= new Intl.RelativeTimeFormat(LOCALE)).format(-minutes, 'minute');
};
