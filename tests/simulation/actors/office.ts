import { ADMIN } from '../../histories/admin.ts';
import { isOwed, isRefunding } from '../../histories/model/refunds.ts';
import type { Command } from '../../histories/protocol.ts';
import { partOf } from '../../histories/step-runner.ts';
import type { OrderState } from '../../histories/snapshot.ts';
import type { World } from '../world/world.ts';
import { retryCommand } from './retry-command.ts';

const MINUTE_MS = 60_000;
const BETWEEN_LOOKS_MS = 18 * 60 * MINUTE_MS;
const SECOND_THOUGHT_MS = 20_000;
/** Few enough that customers find a shelf empty now and then. */
const FEW = 3;
const MISTAKE = 0.2;
/** Orders that are looked at rather than older ones. */
const NEWEST = 4;
const TWO_AT_ONCE = 0.2;
const SOME_PIECES = 0.3;
/** Where prices of edits begin, each its own, from which the model knows the edit. */
const EDITED_PRICE = 10;

type Wish = 'ship' | 'refund' | 'transfer' | 'cancel';

/** What there is to do with an order, as the office sees it. */
const wishFor = ({ chance }: World, order: OrderState): Wish | undefined => {
  if (chance.happens(MISTAKE)) return chance.pick(['ship', 'refund', 'transfer', 'cancel']);
  if (isOwed(order)) return chance.pick(['refund', 'transfer']);
  if (isRefunding(order)) return undefined;
  if (!order.paid) return chance.happens(0.2) ? 'cancel' : undefined;
  return order.shipped || chance.happens(0.3) ? 'refund' : 'ship';
};

const commandOf = ({ chance, ledger }: World, wish: Wish, order: OrderState): Command => {
  const { id: orderId } = order;
  const about = { caller: ADMIN, orderId };
  const part = partOf(order, chance.happens(SOME_PIECES) ? chance.between(0, 3) : null);
  if (wish === 'cancel') {
    const purchase = chance.happens(0.5) ? ledger.orders.get(orderId)?.purchase : null;
    return { do: 'cancel', ...about, purchaseId: purchase?.id ?? null };
  }
  if (wish === 'ship') return { do: 'ship', ...about, ...part };
  if (wish === 'transfer') return { do: 'transfer', ...about };
  const key = chance.happens(0.8) ? `refund-${ledger.issued.length}` : undefined;
  return { do: 'refund', ...about, restock: chance.happens(0.5), ...part, ...(key && { key }) };
};

/** Looks at an order and does what there is to do, now and then two people at once. */
const seeTo = async (world: World): Promise<void> => {
  const { chance, ledger } = world;
  const orders = [...ledger.last.orders.values()];
  const order = chance.pick(chance.happens(0.5) ? orders.slice(-NEWEST) : orders);
  const wish = order && wishFor(world, order);
  if (!wish) return;
  if (chance.happens(TWO_AT_ONCE)) {
    const other = wishFor(world, order) ?? wish;
    void retryCommand(world, commandOf(world, other, order));
  }
  await retryCommand(world, commandOf(world, wish, order));
  if (wish !== 'ship' || !chance.happens(0.3)) return;
  await world.wait(chance.wait(SECOND_THOUGHT_MS));
  await retryCommand(world, { do: 'undo-ship', caller: ADMIN, orderId: order.id });
};

/** Adds pieces to what runs short, or changes facts of a product. */
export const cleanUpOrders = async (world: World): Promise<void> => {
  const { chance, ledger } = world;
  const [productId, product] = chance.pick([...ledger.last.products]) ?? [];
  if (productId === undefined || !product) return;
  const { length } = ledger.issued;
  const about = { caller: ADMIN, productId };
  if (chance.happens(0.2)) {
    const price = EDITED_PRICE + length / 100;
    await world.ask({ do: 'edit', ...about, add: chance.between(-2, 4), price });
    return;
  }
  const delta = product.available < FEW ? chance.between(2, 12) : -1;
  const tag = `restock-${length}`;
  const key = chance.happens(0.8) ? tag : undefined;
  const command: Command = { do: 'restock', ...about, delta, tag, ...(key && { key }) };
  await (key === undefined ? world.ask(command) : retryCommand(world, command));
};

/** The office looks at orders and at the shelf, until it closes. */
export const runOffice = (world: World, until: number): void => {
  world.again(BETWEEN_LOOKS_MS, until, () =>
    world.chance.happens(0.7) ? seeTo(world) : cleanUpOrders(world),
  );
};
