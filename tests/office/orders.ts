import type { Order } from '@rollwell/functions/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { decide, newCheckout } from '../support/api-gateway.ts';
import { delivery, newProduct } from '../support/api-orders.ts';

const MOST_LINES = 5;
const AT_ONCE = 6;
const LOOKS = { times: 400, everyMs: 50 };

/** An order of the day: its lines as they were placed, and what people call it by. */
export interface DayOrder {
  number: string;
  lines: readonly Order[];
}

/** Does something to each, some at a time; the results in their order. */
const eachOf = async <Item, Result>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const left = items.entries();
  const work = async () => {
    for (const [index, item] of left) results[index] = await act(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
};

/** Waits until something is so. @throws Error with `what` where it never is */
export const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (let look = 0; look < LOOKS.times; look += 1) {
    if (await isSo()) return;
    await sleep(LOOKS.everyMs);
  }
  throw new Error(`It never came to be that ${what}.`);
};

const readLines = async ({ token }: TestUser, id: string): Promise<Order[]> =>
  (await call('getPurchase', { id }, { token })).body;

/** Orders of one to five products with two to five pieces, placed and paid at the gateway. */
export const paidOrders = async (buyer: TestUser, count: number): Promise<DayOrder[]> => {
  const products = await Promise.all(
    Array.from({ length: MOST_LINES }, () => newProduct({ available: 10_000, minOrder: 1 })),
  );
  return eachOf(Array.from({ length: count }), async (_none, index) => {
    const lines = products
      .slice(0, 1 + (index % MOST_LINES))
      .map((productId, line) => ({ productId, quantity: 2 + ((index + line) % 4) }));
    const { token } = buyer;
    const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
    const id = body.insertedId;
    const [first] = await readLines(buyer, id);
    const { url } = await newCheckout(buyer, first?._id ?? '');
    await decide(url, 'approve');
    await until('an order is paid', async () =>
      (await readLines(buyer, id)).every(({ paid }) => paid),
    );
    const placed = await readLines(buyer, id);
    return { number: placed[0]?.number ?? '', lines: placed };
  });
};
