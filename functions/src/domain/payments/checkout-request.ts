import { createHash } from 'node:crypto';
import { CHECKOUT_RETURN } from '../../contract/orders/payments.ts';
import { CURRENCY } from '../../contract/constants.ts';
import { deliverySum, payableOf } from '../../contract/delivery/destinations.ts';
import { vatOffNote } from '../../contract/money/vat.ts';
import { toCents } from '../../contract/money/money.ts';
import { pieces, type Cents } from '../../contract/money/units.ts';
import type { CheckoutRequest, PaidLines } from '../../data/payments/gateway-types.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';

const MINUTE_MS = 60 * 1000;
/** How far our clock may be from the gateway's; with one further off its webhooks are refused, too. */
const CLOCKS_APART_MS = 5 * MINUTE_MS;
/** A session lives from 30 minutes to 24 hours at the gateway, counted by its clock. */
const SHORTEST_MS = 30 * MINUTE_MS + CLOCKS_APART_MS;
const LONGEST_MS = 24 * 60 * MINUTE_MS - CLOCKS_APART_MS;
const STEP_MS = 5 * MINUTE_MS;

/**
 * When a session is to expire, in seconds: shortly before the hold, as far as the gateway allows. A
 * hold that ends sooner than the gateway can bear is enforced by releasing the order, which closes
 * its session. Two calls at nearly the same time get the same answer, so that they ask for the same
 * session.
 */
export const checkoutExpiry = (holdUntil: number, now: number): number | undefined => {
  const wanted = holdUntil - CLOCKS_APART_MS;
  if (wanted - now > LONGEST_MS) return undefined;
  const soonest = Math.ceil((now + SHORTEST_MS) / STEP_MS) * STEP_MS;
  return Math.floor((wanted - now >= SHORTEST_MS ? wanted : soonest) / 1000);
};

/** Tells one set of lines of a purchase from another, in a key; nothing for an order by itself. */
const keyOfLines = (purchase: PaidLines | null): string =>
  purchase
    ? `-${createHash('sha256').update(purchase.lines.join()).digest('hex').slice(0, 16)}`
    : '';

const paidLines = (orders: readonly WholeOrder[]): PaidLines | null => {
  const lines = orders.flatMap(({ purchase }) => purchase ?? []);
  return lines[0] ? { id: lines[0].id, lines: lines.map(({ line }) => line) } : null;
};

type Amounts = Pick<CheckoutRequest, 'items' | 'delivery'>;

const withVat = (orders: readonly WholeOrder[]): Amounts => ({
  items: orders.map(({ productName: name, price, quantity }) => ({
    name,
    unitAmount: toCents(price),
    quantity,
  })),
  delivery: toCents(deliverySum(orders)),
});

/**
 * An amount without VAT is no whole cents for each piece, and the gateway knows no item that costs
 * less than nothing: each line is one item, with its share of the delivery.
 */
const withoutVat = (orders: readonly WholeOrder[]): Amounts => ({
  items: orders.map((order) => ({
    name: `${order.quantity} × ${order.productName}, delivered, without VAT`,
    unitAmount: payableOf(order),
    quantity: pieces(1),
  })),
  delivery: 0 as Cents,
});

/** A business that is not charged VAT needs an invoice, and the shop writes none itself. */
const invoiceFor = ({ business, customerName }: WholeOrder): CheckoutRequest['invoice'] =>
  business && {
    buyer: business.name ?? customerName,
    vatNumber: business.vatNumber,
    note: vatOffNote(business.vatNumber),
  };

/**
 * What to ask the gateway for: one order, or all lines of a purchase, which share their checkout and
 * the time of their hold; `now` in milliseconds. The gateway writes to `email`, which a customer may
 * have changed since they ordered.
 */
export const checkoutRequest = (
  orders: readonly [WholeOrder, ...WholeOrder[]],
  shopUrl: string,
  now: number,
  email = orders[0].email,
): CheckoutRequest => {
  const [order] = orders;
  const purchase = paidLines(orders);
  const page = (outcome: string) =>
    `${shopUrl}/payment/${order._id}?${CHECKOUT_RETURN.param}=${outcome}`;
  const end = Date.parse(order.holdUntil ?? order.createdAt);
  const expiresAt = checkoutExpiry(end, now);
  return {
    // Whoever asks at the same time asks for the one after the same session.
    key: `checkout-${order._id}-${order.checkoutSessionId ?? 'first'}-${expiresAt ?? 'longest'}${keyOfLines(purchase)}`,
    orderId: order._id,
    purchase,
    uid: order.uid,
    email,
    ...(order.business ? withoutVat(orders) : withVat(orders)),
    currency: CURRENCY,
    invoice: invoiceFor(order),
    successUrl: page(CHECKOUT_RETURN.success),
    cancelUrl: page(CHECKOUT_RETURN.cancelled),
    expiresAt,
    wordsChanged:
      email !== order.email || expiresAt !== checkoutExpiry(end, Date.parse(order.createdAt)),
  };
};
