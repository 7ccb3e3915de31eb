import { holdMsOf, holdTermsAfter, PERSON_LIMITS } from '../../contract/orders/person-limits.ts';
import type { Mail } from '../../data/people/mail.ts';
import type { HoldSummary } from '../../data/orders/customer-holds-repository.ts';
import { holdRefusal } from './hold-refusal.ts';
import type { PlaceRequest } from './requests.ts';
import type { HoldCount, CustomerHolds } from './customer-holds.ts';
import type { Inventory } from './inventory.ts';

/** Stands for any product: the limits that depend on none are checked before the product is read. */
const ANY_LEVEL = { minOrder: 0, available: Infinity };

/** A mailbox gets no more about unpaid orders than one person can mean. */
const withheldIfMany = (mail: Mail, { placedLately }: HoldSummary): Mail =>
  placedLately > PERSON_LIMITS.orderMails.atMost ? { ...mail, withheld: 'too_many' } : mail;

const heldBy = ({ lines }: PlaceRequest): HoldCount => ({
  orders: lines.length,
  pieces: lines.reduce((sum, { body }) => sum + body.quantity, 0),
});

/**
 * An inventory that holds no more for one person than `HOLD_TERMS` says, and for a shorter time the more
 * of their holds ran out. An order that was placed before under its key is answered all the same.
 */
export const limitedInventory = (
  inventory: Inventory,
  customerHolds: CustomerHolds,
  orderHoldMs: number,
): Inventory => {
  const holdsWith = async (
    { uid, lines }: PlaceRequest,
    wanted: HoldCount,
  ): Promise<HoldSummary> => {
    const held = await customerHolds.reserve(uid, wanted);
    const most = Math.max(...lines.map(({ body }) => body.quantity));
    const refusal = holdRefusal(held, wanted, most, ANY_LEVEL);
    return refusal ? customerHolds.refresh(uid, wanted) : held;
  };

  return {
    ...inventory,
    place: async (request) => {
      const { uid, mailOf } = request;
      const wanted = heldBy(request);
      let placed = false;
      try {
        const held = await holdsWith(request, wanted);
        const answer = await inventory.place({
          ...request,
          holdMs: holdMsOf(holdTermsAfter(held.ranOut), orderHoldMs),
          mailOf: mailOf && ((...placed) => withheldIfMany(mailOf(...placed), held)),
          overLimit: (quantity, level) => holdRefusal(held, wanted, quantity, level),
        });
        placed = !answer.replayed;
        return answer;
      } finally {
        customerHolds.finish(uid, wanted, placed);
      }
    },
  };
};
