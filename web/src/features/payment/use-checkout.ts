import { useEffect, useRef } from 'react';
import { useOpenCheckout } from './api/payment.ts';

/**
 * Goes to the gateway's checkout page. `pending` lasts until this page is left; whoever comes back
 * with the browser's back button can try again.
 *
 * @param onRefused called when there is nothing to pay any more
 */
export function useCheckout(orderId: string, onRefused: () => void) {
  const { mutate, reset, isPending, isSuccess, error } = useOpenCheckout();
  const key = useRef<string>(undefined);
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      key.current = undefined;
      reset();
    };
    globalThis.addEventListener('pageshow', comeBack);
    return () => globalThis.removeEventListener('pageshow', comeBack);
  }, [reset]);

  const pay = () => {
    key.current ??= crypto.randomUUID();
    mutate(
      { orderId, idempotencyKey: key.current },
      {
        onSuccess: ({ url }) => globalThis.location.assign(url),
        onError: onRefused,
      },
    );
  };
  return { pay, pending: isPending || isSuccess, error };
}
