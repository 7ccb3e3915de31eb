import { TOAST, type NewOrder } from '@rollwell/functions/contract';
import { useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { usePlaceOrder } from './api/place-order.ts';

/**
 * Places the order of one form. Every try of the form carries the same idempotency key: a try whose
 * answer got lost is answered again instead of ordering twice, even with other figures in it (then
 * with `idempotency_mismatch`, and the next try is a new order on purpose).
 *
 * @returns a function that gives the id of the order, or throws the `ApiError` after a toast
 */
export function useOrderAttempt(): (body: NewOrder) => Promise<string> {
  const { mutateAsync } = usePlaceOrder();
  const key = useRef<string>(undefined);
  return async (body) => {
    key.current ??= crypto.randomUUID();
    try {
      const { insertedId } = await mutateAsync({ body, idempotencyKey: key.current });
      key.current = undefined;
      toast.success(TOAST.productAdded);
      return insertedId;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'idempotency_mismatch') {
        key.current = undefined;
      }
      toast.error(TOAST.somethingWrong);
      throw error;
    }
  };
}
