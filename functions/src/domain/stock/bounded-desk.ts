import { holdMsOf, holdTermsAfter, PERSON_LIMITS } from '../../contract/person-limits.ts';
import type { Mail } from '../../data/mail.ts';
import type { Standing } from '../../data/standing-repository.ts';
import { holdRefusal } from './hold-refusal.ts';
import type { PlaceRequest } from './requests.ts';
import type { Held, Standings } from './standings.ts';
import type { StockDesk } from './stock-desk.ts';

/** What a person has may be told from too much before anybody looks at the product. */
const ANY_SHELF = { minOrder: 0, available: Infinity };

/** A mailbox gets no more about unpaid orders than one person can mean. */
const withheldIfMany = (mail: Mail, { placedLately }: Standing): Mail =>
  placedLately > PERSON_LIMITS.orderMails.atMost ? { ...mail, withheld: 'too_many' } : mail;

const heldBy = ({ lines }: PlaceRequest): Held => ({
  orders: lines.length,
  pieces: lines.reduce((sum, { body }) => sum + body.quantity, 0),
});

/**
 * A desk that holds no more for one person than `HOLD_TERMS` says, and for a shorter time the more
 * of their holds ran out. An order that was placed before under its key is answered all the same.
 */
export const boundedDesk = (
  desk: StockDesk,
  standings: Standings,
  orderHoldMs: number,
): StockDesk => {
  const standingWith = async ({ uid, lines }: PlaceRequest, wanted: Held): Promise<Standing> => {
    const standing = await standings.withOrders(uid, wanted);
    const most = Math.max(...lines.map(({ body }) => body.quantity));
    const refusal = holdRefusal(standing, wanted, most, ANY_SHELF);
    return refusal ? standings.withOrdersAnew(uid, wanted) : standing;
  };

  return {
    ...desk,
    place: async (request) => {
      const { uid, mailOf } = request;
      const wanted = heldBy(request);
      let placed = false;
      try {
        const standing = await standingWith(request, wanted);
        const answer = await desk.place({
          ...request,
          holdMs: holdMsOf(holdTermsAfter(standing.ranOut), orderHoldMs),
          mailOf: mailOf && ((orders) => withheldIfMany(mailOf(orders), standing)),
          overLimit: (quantity, shelf) => holdRefusal(standing, wanted, quantity, shelf),
        });
        placed = !answer.replayed;
        return answer;
      } finally {
        standings.ended(uid, wanted, placed);
      }
    },
  };
};
