import { AppError } from '../../contract/app-error.ts';
import { LIMITED } from '../../contract/messages.ts';
import { holdAfter, PERSON_LIMITS } from '../../contract/person-limits.ts';
import type { Standing } from '../../data/standing-repository.ts';
import type { PlaceRequest } from './requests.ts';
import type { Standings } from './standings.ts';
import type { StockDesk } from './stock-desk.ts';

/** Paying or cancelling is up to the person, so there is no better time to come back than soon. */
const RETRY_AFTER_S = 60;

const refusalOf = ({ openOrders, unpaidPieces }: Standing): AppError | undefined => {
  const limits = PERSON_LIMITS;
  const message =
    openOrders > limits.openOrders
      ? LIMITED.openOrders(limits.openOrders)
      : unpaidPieces > limits.unpaidPieces
        ? LIMITED.unpaidPieces(limits.unpaidPieces)
        : undefined;
  return message === undefined
    ? undefined
    : new AppError('too_many_requests', { message, retryAfter: RETRY_AFTER_S });
};

/**
 * A desk that holds no more for one person than `PERSON_LIMITS` says, and for a shorter time the
 * more of their holds ran out. An order that was placed before under its key is answered all the same.
 */
export const boundedDesk = (
  desk: StockDesk,
  standings: Standings,
  orderHoldMs: number,
): StockDesk => {
  const standingWith = async ({ uid, body }: PlaceRequest): Promise<Standing> => {
    const standing = await standings.withOrder(uid, body.quantity);
    return refusalOf(standing) ? standings.withOrderAnew(uid, body.quantity) : standing;
  };

  return {
    ...desk,
    place: async (request) => {
      const standing = await standingWith(request);
      const overLimit = refusalOf(standing);
      const holdMs = holdAfter(orderHoldMs, standing.ranOut);
      let placed = false;
      try {
        const answer = await desk.place({ ...request, holdMs, overLimit });
        placed = !answer.replayed;
        return answer;
      } finally {
        if (!placed) standings.withoutOrder(request.uid, request.body.quantity);
      }
    },
  };
};
