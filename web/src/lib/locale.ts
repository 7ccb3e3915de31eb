import { LOCALE, SHOP_TIME_ZONE } from '@rollwell/functions/contract';
import { useSyncExternalStore } from 'react';

/** A locale that `Intl` can use: the given one, or the shop's own for a tag that is none. */
export function usableLocale(tag: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? LOCALE;
  } catch {
    return LOCALE;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

/**
 * The visitor's locale, as the browser names it. A prerendered page was written in the shop's own,
 * so the first render takes that one too and the visitor's figures follow at once.
 */
export const useLocale = (): string =>
  useSyncExternalStore(
    subscribe,
    () => usableLocale(navigator.language),
    () => LOCALE,
  );

const never = () => () => undefined;

/**
 * The visitor's time zone, which a browser does not change under a page. A page that was rendered
 * elsewhere was written in the shop's own.
 *
 * @returns undefined for that of the browser
 */
export const useTimeZone = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => undefined,
    () => SHOP_TIME_ZONE,
  );
