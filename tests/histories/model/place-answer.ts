import { HOLD_TERMS } from '../../../functions/src/contract/orders/person-limits.ts';
import type { Answer, Command } from '../protocol.ts';
import type { Issued, Ledger } from './ledger.ts';
import { demand } from './violation.ts';

type Place = Extract<Command, { do: 'place' }>;

/** From so many holds that ran out on, a person may have less than all there is. */
const FEWEST_FOR_LESS = HOLD_TERMS.findIndex(({ stockShare }) => stockShare < 1);

/** What an order by itself is answered with, or a purchase. */
type Placed = { orderId: string } | { purchaseId: string };

/** What was answered is there, of whoever asked for it, and a purchase is there as a whole. */
const checkPlacedAnswer = (ledger: Ledger, { tag, lines }: Place, placed: Placed): void => {
  const id = 'orderId' in placed ? placed.orderId : placed.purchaseId;
  const known = [...ledger.orders.values()].filter(
    (order) => order.id === id || order.purchase?.id === id,
  );
  demand(known.length === lines.length, `placed ${id}, of which ${known.length} orders are there`);
  demand(
    known.every((order) => order.tag === tag),
    `placed ${id}, which is another's`,
  );
};

/** Checks what somebody was answered who ordered one product, or several. */
export const checkPlace = (ledger: Ledger, issued: Issued, command: Place, answer: Answer) => {
  const { lines, quantity, key } = command;
  if (answer.ok) {
    checkPlacedAnswer(ledger, command, answer.value as Placed);
    return true;
  }
  const states = (productId: string) =>
    ledger.during(issued).map(({ products }) => products.get(productId));
  switch (answer.code) {
    case 'out_of_stock':
      return lines.some(({ productId }) => ledger.lowest(issued, productId) < quantity);
    case 'validation_failed':
      return lines.some(({ productId }) =>
        states(productId).some((product) => product && quantity < product.minOrder),
      );
    case 'too_many_requests':
      return ledger.ranOutOf(command.caller.uid) >= FEWEST_FOR_LESS;
    case 'price_changed':
      return lines.some(
        ({ productId, price }) =>
          price !== undefined && states(productId).some((product) => product?.price !== price),
      );
    case 'idempotency_mismatch':
      return ledger
        .commands('place')
        .some(
          ({ command: other }) =>
            key !== undefined &&
            other.key === key &&
            other.together === command.together &&
            other.caller.uid === command.caller.uid,
        );
    default:
      return false;
  }
};
