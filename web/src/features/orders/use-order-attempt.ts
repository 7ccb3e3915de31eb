import { TOAST, type NewOrder } from '@rollwell/functions/contract';
import { useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { tabMemory } from '../../lib/tab-memory.ts';
import { toast } from '../../lib/toast.ts';
import { usePlaceOrder } from './api/place-order.ts';
import { rememberDelivery } from './use-last-delivery.ts';

/**
 * Places the order of one product's form. Every try carries the same idempotency key, also after a
 * reload: a try whose answer got lost is answered again instead of ordering twice, even with other
 * figures in it (then with `idempotency_mismatch`, and the next try is a new order on purpose).
 *
 * @returns a function that gives the id of the order, or throws the `ApiError`
 */
export function useOrderAttempt(productId: string): (body: NewOrder) => Promise<string> {
  const { mutateAsync } = usePlaceOrder();
  const { uid } = useSignedInUser();
  const attempt = `order attempt ${productId}`;
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
      const { insertedId } = await mutateAsync({ body, idempotencyKey: keyOfAttempt() });
      endAttempt();
      rememberDelivery(uid, body);
      toast.success(TOAST.productAdded);
      return insertedId;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'idempotency_mismatch') endAttempt();
      throw error;
    }
  };
}
