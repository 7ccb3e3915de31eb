import type { Delivery, Order } from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { useDialogAnswer } from '../address/use-address-check.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import type { DuplicateAnswer } from './duplicate-order-dialog.tsx';
import { findDuplicateOrder } from './duplicate-order.ts';
import { questionTexts } from '../texts.ts';

const DuplicateOrderDialog = lazyPart(
  async () => (await import('./duplicate-order-dialog.tsx')).DuplicateOrderDialog,
);

/**
 * Asks whoever is about to order what they have just ordered.
 *
 * `orderInstead` gives the id of the order that there is where they want that, and undefined where a new
 * one is to be placed; it throws where they want neither.
 */
export function useDuplicateCheck(): {
  orderInstead: (productIds: readonly string[], there: Delivery) => Promise<string | undefined>;
  question: ReactNode;
} {
  const client = useQueryClient();
  const { email } = useSignedInUser();
  const { about, ask, answer } = useDialogAnswer<Order, DuplicateAnswer>();
  return {
    orderInstead: async (productIds, there) => {
      const before = await findDuplicateOrder(client, email, productIds, there);
      if (!before) return undefined;
      const wanted = await ask(before);
      if (wanted === 'none') throw new Error(questionTexts.again.notPlaced);
      return wanted === 'that' ? before._id : undefined;
    },
    question: about && (
      <DuplicateOrderDialog about={about} onAnswer={answer} onFailure={() => answer('none')} />
    ),
  };
}
