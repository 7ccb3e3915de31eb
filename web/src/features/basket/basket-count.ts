import { createEmitter } from '../../lib/emitter.ts';
import { storage } from '../../lib/storage.ts';

/**
 * The basket's count, for every page; the rest (`basket-store.ts`) is loaded with the basket or when
 * something is added.
 */

/** Under which name the basket lies in local storage; `basket-badge.ts` shows it until the app does. */
export const BASKET_KEY = 'basket';

/** A change `here`, by somebody in this tab, or one that came from `elsewhere`. */
export const basketChanges = createEmitter<'here' | 'elsewhere'>();

/** Tells of each change, in this tab or another. */
export function onBasketChange(listener: (from: 'here' | 'elsewhere') => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // All of the storage was emptied where there is no key.
    if (key === BASKET_KEY || key === null) listener('elsewhere');
  };
  // A page that comes back from the browser's cache has heard of nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener('elsewhere');
  };
  const leave = basketChanges.subscribe(listener);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    leave();
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}

/** How many products are in the basket of this browser. */
export function countBasket(): number {
  try {
    const { lines } = JSON.parse(storage.read(BASKET_KEY) ?? '') as { lines?: unknown };
    return Array.isArray(lines) ? lines.length : 0;
  } catch {
    return 0;
  }
}
