import type { OrderState, ProductState, Snapshot } from '../snapshot.ts';
import { SAMPLE_SETTINGS } from '../../../functions/src/contract/shop-settings.ts';
import { countryFor } from '../shop/delivery.ts';
import { cents, payable } from './cents.ts';
import type { Ledger } from './ledger.ts';
import { checkRefund, isRecorded, isRefunding, refundsOf } from './refunds.ts';
import { demand } from './violation.ts';

const HOLD_MS = 60 * 60 * 1000;

/**
 * An order came to be: somebody asked for it, once, and it was to be had like that. `returned`: how
 * many pieces may have come back, or have come, in the same commit.
 */
export const checkPlaced = (
  ledger: Ledger,
  order: OrderState,
  product: ProductState | undefined,
  returned: number,
): void => {
  const { id, tag } = order;
  const asked = ledger.commands('place').filter(({ command }) => command.tag === tag);
  const placedAt = (order.holdUntil ?? 0) - HOLD_MS;
  const match = asked.find(
    ({ command: { caller, lines, quantity } }) =>
      caller.uid === order.uid &&
      lines.some(({ productId }) => productId === order.productId) &&
      quantity === order.quantity,
  );
  const line = match?.command.lines.find(({ productId }) => productId === order.productId);
  demand(match !== undefined, `${id}: an order that nobody placed`);
  const wish = `${tag} ${order.productId}`;
  const earlier = ledger.orderOfWish.get(wish);
  demand(earlier === undefined, `${id}: placed again, after ${earlier ?? ''} (${wish})`);
  ledger.orderOfWish.set(wish, id);
  demand(!order.paid && !order.shipped && order.tranID === null, `${id}: begins unpaid`);
  demand(!isRefunding(order) && !order.returned, `${id}: begins with a refund`);
  demand(order.events.join() === 'placed', `${id}: begins with ${order.events.join()}`);
  demand(
    ledger.mayHaveCome(placedAt) && asked.some(({ at }) => placedAt >= at - ledger.skewMs),
    `${id}: its hold is not an hour`,
  );
  if (!product) throw new Error(`${id}: of no product`);
  demand(order.price === product.price, `${id}: another price than the product`);
  demand(
    line?.price === undefined || line.price === product.price,
    `${id}: another price than the customer saw`,
  );
  demand(
    cents(order.totalPrice) === cents(product.price) * order.quantity,
    `${id}: its total is not price times quantity`,
  );
  demand(order.quantity >= product.minOrder, `${id}: fewer than the product's minimum`);
  demand(order.quantity <= product.available + returned, `${id}: more than there were`);
};

/** Delivery costs what the samples say, once for all that is ordered together. */
const checkDelivery = (id: string, lines: readonly OrderState[]): void => {
  const goods = lines.reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0);
  const cost = lines.reduce((sum, { deliveryCost }) => sum + cents(deliveryCost), 0);
  const abroad = SAMPLE_SETTINGS.abroad.find(
    ({ country }) => country === countryFor(lines[0]?.quantity ?? 0),
  );
  const isFree = !abroad || (abroad.freeFrom !== null && goods >= cents(abroad.freeFrom));
  demand(
    cost === (isFree ? 0 : cents(abroad.cost)),
    `${id}: ordered with a delivery of ${cost} cents in all`,
  );
};

/** All lines of a purchase come to be in one commit, as many as were asked for. */
export const checkPurchases = (ledger: Ledger, before: Snapshot, after: Snapshot): void => {
  const placed = [...after.orders.values()].filter(({ id }) => !before.orders.has(id));
  for (const { id, tag, purchase } of placed) {
    const asked = ledger.commands('place').find(({ command }) => command.tag === tag)?.command;
    demand(asked?.together === (purchase !== null), `${id}: another kind of order than asked for`);
    const ofPurchase = placed.filter((other) => other.purchase?.id === purchase?.id);
    checkDelivery(id, purchase ? ofPurchase : placed.filter((other) => other.id === id));
    if (!purchase) continue;
    const lines = ofPurchase.length;
    demand(
      lines === asked?.lines.length && purchase.lines === lines,
      `${id}: placed with ${lines} of the ${asked?.lines.length ?? 0} lines of its purchase`,
    );
  }
};

/** An order is gone: it was unpaid, its way to pay was closed, and somebody or its hold ended it. */
export const checkRemoved = (ledger: Ledger, order: OrderState, after: Snapshot): void => {
  const { id, checkoutSessionId, purchase } = order;
  demand(!order.paid, `${id}: was paid and is gone`);
  const session = ledger.gateway.store.sessions.get(checkoutSessionId ?? '')?.session;
  demand(
    !session || session.status === 'expired' || ledger.wentBack(session.payment_intent),
    `${id}: gone, while its checkout was ${session?.status ?? ''}`,
  );
  const isCancelled = ledger
    .commands('cancel')
    .some(
      ({ command: { orderId, purchaseId } }) =>
        orderId === id || (purchaseId !== null && purchaseId === purchase?.id),
    );
  if (isCancelled) return;
  demand(ledger.commands('release').length > 0, `${id}: nobody ended it`);
  demand(
    order.holdUntil !== null && ledger.mayHaveCome(order.holdUntil),
    `${id}: released before its hold ran out`,
  );
  const left = [...after.orders.values()].some(
    (other) => other.purchase !== null && other.purchase.id === purchase?.id && !other.paid,
  );
  demand(!left, `${id}: released, and others of its purchase are not`);
};

const deliveredEvents = (ledger: Ledger, type: string, orderId: string) =>
  ledger.gateway.events.filter(
    (event) =>
      event.type === type &&
      ledger.delivered.has(event.id) &&
      ledger.isFor(event.data.object.metadata, orderId) &&
      !ledger.gateway.isForeign(event.data.object.metadata),
  );

/** All that a payment is for becomes paid by it at once, and it is just as much as they cost. */
const checkPaidTogether = (ledger: Ledger, { id, tranID }: OrderState, after: Snapshot): void => {
  const intent = ledger.gateway.store.intents.get(tranID ?? '');
  const together = ledger
    .ordersFor(intent?.metadata ?? {})
    .map((order) => after.orders.get(order.id));
  demand(
    together.every((order) => order?.tranID === tranID),
    `${id}: paid, and others of its payment are not`,
  );
  const due = together.reduce((sum, order) => sum + (order ? payable(order) : 0), 0);
  demand(
    intent?.status === 'succeeded' && intent.amount_received === due,
    `${id}: the gateway did not take its price`,
  );
};

const checkPaid = (ledger: Ledger, order: OrderState, after: Snapshot): void => {
  const { id, tranID, holdUntil, checkoutSessionId } = order;
  const told = deliveredEvents(ledger, 'checkout.session.completed', id).some(
    ({ data: { object } }) => 'payment_intent' in object && object.payment_intent === tranID,
  );
  // Releasing holds asks about the checkout that the order knows of.
  const session = ledger.gateway.store.sessions.get(checkoutSessionId ?? '')?.session;
  const asked = session?.payment_intent === tranID && ledger.commands('release').length > 0;
  demand(told || asked, `${id}: paid by ${tranID ?? 'nothing'}, of which nothing told`);
  checkPaidTogether(ledger, order, after);
  demand(holdUntil === null, `${id}: paid, and its hold still runs`);
};

const FIXED = [
  'uid',
  'tag',
  'productId',
  'quantity',
  'price',
  'totalPrice',
  'deliveryCost',
] as const;
const count = (events: readonly string[], type: string): number =>
  events.filter((event) => event === type).length;

/** A line and those that it was split off from, whose history it goes on with. */
const originsOf = (ledger: Ledger, id: string): string[] => {
  const from = ledger.splitFrom.get(id);
  return from === undefined ? [id] : [id, ...originsOf(ledger, from)];
};

/** Its history grows by what happened and is never written anew. */
const checkHistory = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id, events } = now;
  const origins = originsOf(ledger, id);
  demand(
    was.events.every((type, index) => events[index] === type),
    `${id}: its history was written anew`,
  );
  const added = (type: string) => count(events, type) - count(was.events, type);
  const happened = { paid: now.paid && !was.paid, shipped: now.shipped && !was.shipped };
  demand(added('paid') === Number(happened.paid), `${id}: paid in its history only`);
  demand(added('shipped') === Number(happened.shipped), `${id}: shipped in its history only`);
  const isUndone = was.shipped && !now.shipped;
  demand(added('ship_undone') === Number(isUndone), `${id}: undone in its history only`);
  const opened = now.checkoutSessionId !== was.checkoutSessionId;
  demand(added('checkout_opened') === Number(opened), `${id}: a checkout in its history only`);
  demand(
    count(events, 'payment_declined') <=
      origins.flatMap((from) => deliveredEvents(ledger, 'payment_intent.payment_failed', from))
        .length,
    `${id}: more declined payments than the gateway told of`,
  );
  const told = {
    refunded: isRecorded(was, now),
    transferred: now.transfer !== null && was.transfer === null,
  };
  for (const [type, isTold] of Object.entries(told))
    demand(added(type) === Number(isTold), `${id}: ${type} in its history only`);
  const others = origins
    .flatMap((from) => refundsOf(ledger, from))
    .filter(({ payment_intent }) => payment_intent !== now.tranID);
  demand(
    count(events, 'payment_returned') <= others.length,
    `${id}: more payments returned than the gateway has returned`,
  );
};

/** Shipped once paid, undone only in its time, and with a time for that only while nobody was told. */
const checkShipping = (ledger: Ledger, was: OrderState, now: OrderState): void => {
  const { id } = now;
  const asked = (name: 'ship' | 'undo-ship') =>
    ledger.commands(name).some(({ command }) => ledger.isAbout(command, id));
  if (now.shipped && !was.shipped) {
    demand(was.paid, `${id}: shipped without being paid`);
    demand(asked('ship'), `${id}: nobody shipped it`);
    demand(now.undoUntil !== null, `${id}: shipped, and nobody will be told`);
    return;
  }
  if (was.shipped && !now.shipped) {
    demand(asked('undo-ship'), `${id}: nobody undid it`);
    // Decided in time, however long the commit took.
    const inTime = ledger
      .commands('undo-ship')
      .some(
        ({ at, command }) =>
          ledger.isAbout(command, id) && at - ledger.skewMs < (was.undoUntil ?? 0),
      );
    demand(inTime, `${id}: undone when its customer was to be told`);
    demand(!isRefunding(was), `${id}: undone, though its money goes back`);
    demand(now.undoUntil === null, `${id}: not shipped, and somebody will be told`);
    return;
  }
  if (now.undoUntil === was.undoUntil) return;
  demand(now.undoUntil === null, `${id}: a new time for Undo`);
  demand(ledger.mayHaveCome(was.undoUntil ?? 0), `${id}: told of while it could be undone`);
};

/** An existing order changed: only along the transition table, and only for a reason. */
export const checkChanged = (
  ledger: Ledger,
  was: OrderState,
  now: OrderState,
  after: Snapshot,
): void => {
  const { id } = now;
  for (const field of FIXED) demand(now[field] === was[field], `${id}: its ${field} changed`);
  demand((now.tranID !== null) === now.paid, `${id}: tranID and paid do not agree`);
  demand(now.paid || !was.paid, `${id}: was paid and is no more`);
  if (was.paid) {
    demand(now.tranID === was.tranID, `${id}: paid twice`);
    demand(now.checkoutSessionId === was.checkoutSessionId, `${id}: a checkout though paid`);
  } else if (now.paid) checkPaid(ledger, now, after);
  checkShipping(ledger, was, now);
  checkRefund(ledger, was, now);
  checkHistory(ledger, was, now);
};
