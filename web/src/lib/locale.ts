import { LOCALE, SHOP_TIME_ZONE } from '@rollwell/functions/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Whether what is shown follows the visitor's own clock, language and region. A page that was rendered
 * elsewhere shows what everybody sees until the app has drawn it; then all of it changes in small pieces.
 */
export const HydratedContext = createContext(true);

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
 * so the first render takes that one too and the visitor's figures follow (`HydratedContext`).
 */
export function useLocale(): string {
  const isHydrated = useContext(HydratedContext);
  return useSyncExternalStore(
    subscribe,
    () => (isHydrated ? usableLocale(navigator.language) : LOCALE),
    () => LOCALE,
  );
}

/**
 * The visitor's time zone, which a browser does not change under a page. A page that was rendered
 * elsewhere was written in the shop's own.
 *
 * @returns undefined for that of the browser
 */
export const useTimeZone = (): string | undefined =>
  useContext(HydratedContext) ? undefined : SHOP_TIME_ZONE;
