import { withdrawalFrom } from '../../histories/step-runner.ts';
import type { Caller } from '../../../functions/src/domain/caller.ts';
import type { World } from '../world/world.ts';
import { retryCommand } from './retry-command.ts';
import { cleanUpOrders } from './office.ts';

const MINUTE_MS = 60_000;
const PEOPLE = 8;
const MOST_AT_ONCE = 5;
const BETWEEN_VISITS_MS = 30 * 60 * MINUTE_MS;
const THINKING_MS = 2 * MINUTE_MS;
const COMING_BACK_MS = 40 * MINUTE_MS;
const PAY_TRIES = 3;
/** How many want several products at once. */
const TOGETHER = 0.3;
/** How many withdraw from what they ordered. */
const WITHDRAWS = 0.1;
/** As long as it takes to place an order. */
const A_MOMENT_MS = 80;

const customer = (number: number): Caller => ({
  uid: `buyer${number}`,
  email: `buyer${number}@shop.test`,
  role: 'customer',
});

/** One who looks at the page of the gateway. */
const decideAtGateway = async (world: World, url: string): Promise<void> => {
  const { chance, gateway } = world;
  const id = url.slice(url.lastIndexOf('/') + 1);
  await world.wait(chance.wait(THINKING_MS));
  if (chance.happens(0.15)) {
    world.note('gateway', `declines ${id}`);
    await gateway.decide(id, 'decline');
    await world.wait(chance.wait(THINKING_MS));
  }
  if (chance.happens(0.15)) return;
  world.note('gateway', `approves ${id}`);
  await gateway.decide(id, 'approve');
};

const pay = async (world: World, caller: Caller, orderId: string): Promise<void> => {
  const { chance } = world;
  for (let tries = 0; tries < PAY_TRIES; tries += 1) {
    const key = chance.happens(0.8) ? `pay-${orderId}-${tries}` : undefined;
    const answer = await retryCommand(world, {
      do: 'checkout',
      caller,
      orderId,
      ...(key && { key }),
    });
    if (!answer) continue;
    if (!answer.ok) return;
    await decideAtGateway(world, (answer.value as { url: string }).url);
    if (chance.happens(0.7)) return;
    // Comes back, whether it was paid or not.
    await world.wait(chance.wait(COMING_BACK_MS));
  }
};

/** The order that a customer goes on with: of a purchase, its first line. */
const orderOf = (
  { ledger }: World,
  placed: { orderId: string } | { purchaseId: string },
): string => {
  if ('orderId' in placed) return placed.orderId;
  const lines = [...ledger.orders.values()].filter(
    ({ purchase }) => purchase?.id === placed.purchaseId,
  );
  return lines.find(({ purchase }) => purchase?.line === 1)?.id ?? '';
};

/** A customer orders, and then pays, thinks better of it, or forgets about it. */
const visit = async (world: World, number: number, visits: number): Promise<void> => {
  const { chance, ledger } = world;
  const caller = customer(number);
  const products = [...ledger.last.products];
  const together = chance.happens(TOGETHER);
  const wanted = together
    ? products.slice(0, chance.between(1, products.length))
    : [chance.pick(products)];
  const found = wanted.filter((one) => one !== undefined);
  if (found.length === 0) return;
  const key = chance.happens(0.85) ? `visit-${visits}` : undefined;
  const seesPrice = chance.happens(0.5);
  const least = Math.max(...found.map(([, { minOrder }]) => minOrder));
  const answer = await retryCommand(world, {
    do: 'place',
    caller,
    lines: found.map(([productId, { price }]) => ({ productId, ...(seesPrice && { price }) })),
    quantity: chance.between(least, 4),
    together,
    tag: `visit-${visits}`,
    ...(key && { key }),
  });
  if (!answer?.ok) return;
  const orderId = orderOf(world, answer.value as { orderId: string } | { purchaseId: string });
  await world.wait(chance.wait(chance.happens(0.7) ? THINKING_MS : COMING_BACK_MS));
  if (chance.happens(0.75)) await pay(world, caller, orderId);
  if (chance.happens(WITHDRAWS)) {
    await world.wait(chance.wait(COMING_BACK_MS));
    const order = ledger.orders.get(orderId);
    const pieces = world.chance.happens(0.3) ? world.chance.between(0, 3) : null;
    if (order) await retryCommand(world, withdrawalFrom(order, pieces));
  }
  if (!chance.happens(0.15)) return;
  const purchaseId = chance.happens(0.5)
    ? (ledger.orders.get(orderId)?.purchase?.id ?? null)
    : null;
  await retryCommand(world, { do: 'cancel', caller, orderId, purchaseId });
};

/** Customers come, now and then several at once while the office is busy, until the doors are closed. */
export const runCustomers = (world: World, until: number): void => {
  const { chance } = world;
  let visits = 0;
  world.again(BETWEEN_VISITS_MS, until, () => {
    const together = chance.happens(0.4) ? chance.between(2, MOST_AT_ONCE) : 1;
    for (let index = 0; index < together; index += 1) {
      visits += 1;
      void visit(world, chance.below(PEOPLE), visits);
    }
    if (together > 1) world.after(chance.below(A_MOMENT_MS), () => void cleanUpOrders(world));
  });
};
