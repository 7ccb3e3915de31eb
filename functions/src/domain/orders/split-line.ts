import { AppError } from '../../contract/api/app-error.ts';
import { MAX_SPLIT_LINES } from '../../contract/constants.ts';
import { pieces } from '../../contract/money/units.ts';
import { isPaidOrShipped, orderState } from '../../contract/orders/order-transitions.ts';
import type { LineQuantity } from '../../contract/schemas/after-order.ts';
import type { SplitOff, WholeOrder } from '../../data/orders/order-repository.ts';
import type { PaymentChange } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { paymentOf } from './refundable.ts';

/** What a commit says besides of pieces that it acts on alone; nothing of a whole line. */
export interface Split {
  splitOff?: SplitOff;
  /** The payment of an order that was placed by itself: it is now for a purchase. */
  payment?: PaymentChange;
}

/** What becomes a line: its id, the same at every try of a commit, and how many lines its purchase has. */
interface NewLine {
  id: string;
  lines: number;
}

/**
 * Splits pieces off a paid line, in the commit that acts on them. What stays keeps the id; what is split
 * off gets a new one.
 * @throws AppError `quantity_changed` where the line has not as many pieces as the caller saw,
 *   `order_not_paid` or `order_refunded` where only all of it can be acted on, `conflict` after too many splits.
 */
export const splitLine = async (
  deps: Pick<Deps, 'payments'>,
  order: WholeOrder,
  { quantity, of }: Omit<LineQuantity, 'id'>,
  newLine: NewLine,
): Promise<Split> => {
  if (order.quantity !== of || quantity > of) throw new AppError('quantity_changed');
  if (quantity === of) return {};
  if (orderState(order) === 'placed') throw new AppError('order_not_paid');
  if (!isPaidOrShipped(order)) throw new AppError('order_refunded');
  if (newLine.lines >= MAX_SPLIT_LINES)
    throw new AppError('conflict', { message: 'This order was split too often.' });
  return splitOffOf(deps, order, quantity, newLine);
};

/** The split of a line that can be split, into fewer pieces than it has and the others. */
export const splitOffOf = async (
  deps: Pick<Deps, 'payments'>,
  order: WholeOrder,
  quantity: number,
  { id }: Pick<NewLine, 'id'>,
): Promise<Split> => {
  const splitOff = { id, quantity: pieces(quantity) };
  const known = order.purchase ? undefined : await paymentOf(deps, order);
  if (!known) return { splitOff };
  const purchase = { id: order._id, lines: [1] };
  return { splitOff, payment: { known, change: { purchase } } };
};
