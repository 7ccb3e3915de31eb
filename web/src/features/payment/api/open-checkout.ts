import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

interface CheckoutAttempt {
  orderId: string;
  /** The same key answers with the same checkout page again. */
  idempotencyKey: string;
}

/** Opens the gateway's checkout page by `POST /payment/{id}`; answers its address. */
export const useOpenCheckout = () =>
  useMutation({
    mutationFn: ({ orderId, idempotencyKey }: CheckoutAttempt) =>
      request('openCheckout', { params: { orderId }, idempotencyKey }),
  });
