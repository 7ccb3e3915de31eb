import { type Delivery, TOAST } from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { chosenCountry } from '../../../entities/shop/delivery-country.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { usePersistedKey } from '../../../lib/use-idempotency-key.ts';
import { rememberDelivery } from '../address/last-delivery.ts';
import { useAddressCheck } from '../address/use-address-check.tsx';
import { recentOrdersQuery } from '../api/orders.ts';
import { type Attempt, useIsVatNumberConfirmed } from '../api/place-orders.ts';
import { useDuplicateCheck } from './duplicate-order.tsx';

/**
 * Places what a form is about, after what has to be asked: whether it is wanted twice, and whether the
 * address is meant.
 *
 * @param what the form is about, for the tab to remember a try by
 * @param send gives the id of the order, or throws the `ApiError`; so does `place`, which gives that of
 *   the order that there is already where somebody wants that
 * @param isForOther somebody else's order: nothing of it is kept for the next of one's own
 */
export function useOrderPlacement<
  Body extends Delivery & { addressConfirmed?: boolean | undefined },
>(
  what: string,
  send: (attempt: Attempt<Body>) => Promise<string>,
  isForOther = false,
): {
  place: (productIds: readonly string[], body: Body) => Promise<string>;
  questions: ReactNode;
} {
  const attempt = useIdempotentOrder(what, send, isForOther);
  const again = useDuplicateCheck();
  const address = useAddressCheck();
  const isConfirmed = useIsVatNumberConfirmed();
  return {
    place: async (productIds, body) => {
      // A retry is answered with the first result, so there is nothing to ask.
      const asks = !isForOther && !attempt.isBegun();
      const there = asks ? await again.orderInstead(productIds, body) : undefined;
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

/**
 * Orders what a form is about. Every try carries the same idempotency key, also after a reload: a try
 * whose answer got lost is answered again instead of ordering twice, even with other figures in it
 * (then with `idempotency_mismatch`, and the next try is a new order on purpose).
 *
 * @param what the form is about, for the tab to remember the key by
 * @param send gives the id of the order, or throws the `ApiError`; so does `place`
 */
function useIdempotentOrder<Body extends Delivery>(
  what: string,
  send: (attempt: Attempt<Body>) => Promise<string>,
  isForOther: boolean,
): {
  /** Whether a try was made whose end is not known. */
  isBegun: () => boolean;
  place: (body: Body) => Promise<string>;
} {
  const { uid, email } = useSignedInUser();
  const client = useQueryClient();
  const key = usePersistedKey(`order attempt ${what}`, uid);
  const place = async (body: Body): Promise<string> => {
    try {
      const orderId = await send({ body, idempotencyKey: key.current() });
      key.end();
      if (!isForOther) {
        // For the duplicate note when the form is opened again.
        void client.prefetchQuery({ ...recentOrdersQuery(email), staleTime: 0 });
        rememberDelivery(uid, body);
        if (body.country) chosenCountry.keep(body.country);
      }
      toast.success(TOAST.productAdded);
      return orderId;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'idempotency_mismatch') key.end();
      throw error;
    }
  };
  return { isBegun: key.isBegun, place };
}
