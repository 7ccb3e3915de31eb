import type { Basket } from '@rollwell/functions/contract';
import { useEffect } from 'react';
import { useSignedInUser } from '../../entities/session/use-session.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { basketCalls, type BasketCalls } from './api/basket.ts';
import { onBasketChange } from './basket-count.ts';
import { type BasketLine, type BasketLines, sameLines } from './basket-lines.ts';
import { basketStore } from './basket-store.ts';

/** Debounce of a change in milliseconds: a quantity is typed in steps. */
const STILL_MS = 400;

/** Milliseconds after which a tab that becomes visible reads the basket again. */
const FRESH_MS = 30_000;

/** Retries on conflict; after that, the next change syncs. */
const MOST_TRIES = 5;

/**
 * Puts the basket of this browser and the shop's together, until both are the same.
 *
 * @param last the shop's as it was last seen, so that it need not be read again
 * @returns the shop's as it is then
 */
async function settle(
  { read, replace }: BasketCalls,
  last: Basket | undefined,
  isOver: () => boolean,
): Promise<Basket> {
  let known = last ?? (await read());
  for (let tries = 0; tries < MOST_TRIES && !isOver(); tries += 1) {
    const lines = basketStore.mergeRemote(known.lines);
    if (sameLines(lines, known.lines)) return known;
    try {
      known = await replace({ lines: toSend(lines), updatedAt: known.updatedAt });
      if (!isOver()) basketStore.setBase(known.lines);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      known = await read();
    }
  }
  return known;
}

const toSend = (lines: BasketLines): BasketLine[] => lines.map((line) => ({ ...line }));

/**
 * Syncs the basket with the server: now, after each change, when the tab becomes visible and when it is
 * online again. What fails waits in this browser for the next sync.
 *
 * @returns a function that ends it
 */
function syncBasket(calls: BasketCalls): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let known: Basket | undefined;
  let readMs = 0;

  const run = () => {
    // One at a time; its last step notices changes made meanwhile.
    running ??= settle(calls, known, () => isOver)
      .then((basket) => {
        known = basket;
      })
      .catch(() => {
        known = undefined;
      })
      .finally(() => {
        running = undefined;
      });
  };
  const readAnew = () => {
    known = undefined;
    readMs = Date.now();
    run();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, STILL_MS);
  };
  const onLook = () => {
    if (document.visibilityState === 'visible' && Date.now() - readMs > FRESH_MS) readAnew();
  };
  const leave = onBasketChange((from) => from === 'here' && soon());
  document.addEventListener('visibilitychange', onLook);
  addEventListener('online', readAnew);
  readAnew();
  return () => {
    isOver = true;
    clearTimeout(timer);
    leave();
    document.removeEventListener('visibilitychange', onLook);
    removeEventListener('online', readAnew);
  };
}

/** Keeps the basket the same on every device of whoever is signed in. Draws nothing. */
export function BasketSync() {
  const { email } = useSignedInUser();
  useEffect(() => syncBasket(basketCalls(email)), [email]);
  return null;
}
