import type { Delivery } from '@rollwell/functions/contract';
import type { ReactNode } from 'react';
import { useIsConfirmed } from './api/place-orders.ts';
import { useAddressQuestion } from './use-address-question.tsx';
import { useAgainQuestion } from './use-again-question.tsx';
import { useAttempt, type Attempt } from './use-attempt.ts';

/**
 * Places what a form is about, after what has to be asked: whether it is wanted twice, and whether the
 * address is meant.
 *
 * @param what the form is about, for the tab to remember a try by
 * @param send gives the id of the order, or throws the `ApiError`; so does `place`, which gives that of
 *   the order that there is already where somebody wants that
 */
export function usePlacing<Body extends Delivery & { addressConfirmed?: boolean | undefined }>(
  what: string,
  send: (attempt: Attempt<Body>) => Promise<string>,
): {
  place: (productIds: readonly string[], body: Body) => Promise<string>;
  questions: ReactNode;
} {
  const attempt = useAttempt(what, send);
  const again = useAgainQuestion();
  const address = useAddressQuestion();
  const isConfirmed = useIsConfirmed();
  return {
    place: async (productIds, body) => {
      // A try whose answer got lost is answered again.
      const there = attempt.isBegun() ? undefined : await again.orderInstead(productIds, body);
      return there ?? address.sendMeant(body, isConfirmed(body), attempt.place);
    },
    questions: (
      <>
        {again.question}
        {address.question}
      </>
    ),
  };
}
