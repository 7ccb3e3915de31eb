import { MAX_PURCHASE_LINES, type Product } from '@rollwell/functions/contract';
import { useState, useSyncExternalStore } from 'react';
import { useProducts } from './api/basket.ts';
import { onBasketChange } from './basket-count.ts';
import type { BasketLines } from './basket-lines.ts';
import { basketStore } from './basket-store.ts';

/** What is in the basket. */
const useBasket = (): BasketLines =>
  useSyncExternalStore(onBasketChange, () => basketStore.lines());

/**
 * The products to ask for: all that were in the basket since the screen opened, so that one that is
 * taken out, and perhaps put back, has nothing asked anew.
 */
function useAsked(lines: BasketLines): readonly string[] {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const ids = lines.map(({ productId }) => productId);
  const all = [...new Set([...asked, ...ids])];
  if (all.length === asked.length) return asked;
  const next = all.length > MAX_PURCHASE_LINES ? ids : all;
  setAsked(next);
  return next;
}

/** The lines of the basket, and their products as the shop has them now. */
export function useBasketProducts() {
  const lines = useBasket();
  const query = useProducts(useAsked(lines));
  /** Null for a product that the shop has no more; undefined while nobody knows. */
  const productOf = (id: string): Product | null | undefined =>
    query.data?.get(id) ?? (query.data && !query.isPlaceholderData ? null : undefined);
  return { lines, query, productOf };
}
