import { TOAST, type Product, type RestockForm } from '@rollwell/functions/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { useRestockProduct } from './api/products.ts';

/** The call names its figure `delta`; the form calls it `pieces`. */
function besideTheField(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.fields.delta) return error;
  const { code, message, fields, status } = error;
  return new ApiError(code, message, { status, fields: { pieces: fields.delta ?? message } });
}

/**
 * Changes the stock of a product by so many pieces. Every try of one dialog carries the same
 * idempotency key, so that trying again after a lost answer changes it once.
 */
export function useRestock(product: Product, onSaved: () => void) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useRestockProduct();
  return async ({ direction, pieces, reason }: RestockForm): Promise<void> => {
    const delta = direction === 'take' ? -pieces : pieces;
    try {
      await mutateAsync({ id: product._id, delta, reason, idempotencyKey });
    } catch (error) {
      throw besideTheField(error);
    }
    toast.success(TOAST.updated);
    onSaved();
  };
}
