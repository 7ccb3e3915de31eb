import { useSyncExternalStore } from 'react';
import { onBasketChange } from './basket-count.ts';
import type { BasketLines } from './basket-lines.ts';
import { basketStore } from './basket-store.ts';

/** What is in the basket. */
export const useBasket = (): BasketLines =>
  useSyncExternalStore(onBasketChange, () => basketStore.lines());
