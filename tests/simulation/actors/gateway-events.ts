import { FAULT_KINDS, FAULTY_CALLS } from '../../histories/gateway-fault.ts';
import type { World } from '../world/world.ts';

const HOUR_MS = 3600_000;
const BETWEEN_NEWS_MS = 27 * HOUR_MS;
const BETWEEN_TROUBLES_MS = 3 * HOUR_MS;

/** Somebody pays a session for an order that this shop did not open. */
const payElsewhere = async (
  { chance, gateway, ledger, note }: World,
  by: 'stray' | 'foreign',
): Promise<void> => {
  const order = chance.pick([...ledger.orders.values()]);
  if (!order) return;
  const { id } = gateway[by](chance.happens(0.5) ? ledger.purchaseOf(order) : [order]);
  note('gateway', `${by} session ${id} of ${order.id} is paid`);
  await gateway.decide(id, 'approve');
};

/** A bank takes its time: by then the shop has heard of what was paid, or it is nothing to the shop. */
const failRefund = ({ chance, gateway, ledger, note }: World): void => {
  const paid = new Set([...ledger.last.orders.values()].map(({ tranID }) => tranID));
  const confirmed = [...gateway.store.refunds.values()].filter(
    (refund) =>
      refund.metadata.orderId !== undefined ||
      paid.has(refund.payment_intent) ||
      gateway.isOfOthers(refund),
  );
  // Now and then a bank is quick, and the gateway still knows the key that the refund was made by.
  const refund = chance.happens(0.5) ? confirmed.at(-1) : chance.pick(confirmed);
  if (!refund) return;
  note('gateway', `${refund.id} comes back`);
  gateway.fail(refund.id);
};

const refundInDashboard = ({ chance, gateway, note }: World): void => {
  const { intents, refunds } = gateway.store;
  const refunded = new Set([...refunds.values()].map(({ payment_intent: intent }) => intent));
  const intent = chance.pick(
    [...intents.values()].filter(({ id, status }) => status === 'succeeded' && !refunded.has(id)),
  );
  if (!intent) return;
  note('gateway', `${intent.id} is refunded in the dashboard`);
  gateway.refund(intent.id);
};

const runOut = ({ chance, gateway, note }: World): void => {
  // One whose time is over is open until somebody looks.
  const now = Date.now() / 1000;
  const session = chance.pick(
    gateway.sessions.filter(({ status, expires_at: end }) => status === 'open' && end > now),
  );
  if (!session) return;
  note('gateway', `${session.id} ends before its time`);
  gateway.expire(session.id);
};

const NEWS: readonly ((world: World) => unknown)[] = [
  (world) => payElsewhere(world, 'stray'),
  (world) => payElsewhere(world, 'foreign'),
  failRefund,
  failRefund,
  refundInDashboard,
  runOut,
];

/** What happens at the gateway of itself, and what goes wrong there, until a time. */
export const runGateway = (world: World, until: number): void => {
  const { chance, gateway } = world;
  world.again(BETWEEN_NEWS_MS, until, () => chance.pick(NEWS)?.(world));
  world.again(BETWEEN_TROUBLES_MS, until, () => {
    const call = chance.pick(FAULTY_CALLS);
    const kind = chance.pick(FAULT_KINDS);
    const isNext = chance.happens(world.faultRates.trouble);
    gateway.trouble = isNext && call && kind ? { call, kind } : undefined;
  });
};
