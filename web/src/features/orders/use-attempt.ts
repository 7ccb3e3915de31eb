import { TOAST, type Delivery } from '@rollwell/functions/contract';
import { useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { chosenCountry } from '../../lib/chosen-country.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { tabMemory } from '../../lib/tab-memory.ts';
import { toast } from '../../lib/toast.ts';
import { rememberDelivery } from './use-last-delivery.ts';

/** One try to order something; the same key and body answer the first result again. */
export interface Attempt<Body> {
  body: Body;
  idempotencyKey: string;
}

/**
 * Orders what a form is about. Every try carries the same idempotency key, also after a reload: a try
 * whose answer got lost is answered again instead of ordering twice, even with other figures in it
 * (then with `idempotency_mismatch`, and the next try is a new order on purpose).
 *
 * @param what the form is about, for the tab to remember the key by
 * @param send gives the id of the order, or throws the `ApiError`; so does what is returned
 */
export function useAttempt<Body extends Delivery>(
  what: string,
  send: (attempt: Attempt<Body>) => Promise<string>,
): (body: Body) => Promise<string> {
  const { uid } = useSignedInUser();
  const attempt = `order attempt ${what}`;
  const key = useRef<string>(undefined);
  const keyOfAttempt = (): string => {
    const kept = tabMemory.recall(attempt, uid);
    key.current ??= typeof kept === 'string' ? kept : crypto.randomUUID();
    tabMemory.keep(attempt, uid, key.current);
    return key.current;
  };
  const endAttempt = (): void => {
    key.current = undefined;
    tabMemory.drop(attempt);
  };
  return async (body) => {
    try {
      const orderId = await send({ body, idempotencyKey: keyOfAttempt() });
      endAttempt();
      rememberDelivery(uid, body);
      if (body.country) chosenCountry.keep(body.country);
      toast.success(TOAST.productAdded);
      return orderId;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'idempotency_mismatch') endAttempt();
      throw error;
    }
  };
}
