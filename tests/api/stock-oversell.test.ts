import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { SHOP } from '../support/api-client.ts';
import {
  availableOf,
  newOrder,
  newProduct,
  orderBody,
  stockIsWhole,
} from '../support/api-orders.ts';
import { atOnce, startShopProcess, type ShopProcess } from '../support/api-processes.ts';

let buyers: TestUser[];
let admin: TestUser;
let processes: ShopProcess[];
/** None of which knows of the others, as in processes of their own. */
const SHOPS = 20;
let spread: ShopProcess;
beforeAll(async () => {
  [admin, ...buyers] = await Promise.all([newAdmin(), newCustomer(), newCustomer(), newCustomer()]);
  [spread, ...processes] = await Promise.all([
    startShopProcess({ shops: SHOPS }),
    startShopProcess(),
    startShopProcess(),
  ]);
});
afterAll(() => {
  for (const { stop } of [spread, ...processes]) stop();
});

interface Outcome {
  status: number;
  code: string | undefined;
}

const send = async (
  url: string,
  method: string,
  token: string,
  body?: object,
): Promise<Outcome> => {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: answer.error?.code };
};

const buyer = (index: number): string => buyers[index % buyers.length]?.token ?? '';

/** 100 orders of one piece each, so many at once, spread over the given shops. */
const rush = (productId: string, shops: readonly string[], concurrent: number) =>
  atOnce(concurrent, Array.from({ length: 100 }), (_item, index) =>
    send(`${shops[index % shops.length]}/order`, 'POST', buyer(index), orderBody(productId, 1)),
  );

const counted = (outcomes: Outcome[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, code } of outcomes) {
    const key = code === undefined ? String(status) : `${status} ${code}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

const ordersOf = async (productId: string): Promise<number> =>
  (await db.collection('orders').where('productId', '==', productId).get()).size;

describe('100 orders at once for 50 pieces', () => {
  it.each<[string, () => string[], number]>([
    // Hosting and Functions take longer over a call than the API itself.
    ['4 at a time through the site', () => [SHOP], 4],
    [`all at once in ${SHOPS} shops`, () => spread.urls, 100],
    ['all at once in one process', () => [processes[0]?.url ?? ''], 100],
    ['all at once in two processes', () => processes.map(({ url }) => url), 100],
  ])(
    '%s: exactly 50 are sold, 50 refused',
    async (_how, shops, concurrent) => {
      const productId = await newProduct({ minOrder: 1, available: 50 });
      const outcomes = await rush(productId, shops(), concurrent);
      expect(counted(outcomes)).toEqual({ '201': 50, '409 out_of_stock': 50 });
      expect(await ordersOf(productId)).toBe(50);
      expect(await availableOf(productId)).toBe(0);
      expect(await stockIsWhole(productId)).toBe(true);
    },
    120_000,
  );
});

describe('orders, cancellations and impossible wishes all at once in two processes', () => {
  it('each gets its own answer and no piece is lost or made', async () => {
    const productId = await newProduct({ minOrder: 2, available: 60 });
    const [owner] = buyers;
    const old = await atOnce(5, Array.from({ length: 10 }), () =>
      newOrder(owner ?? { token: '' }, productId, 2),
    );
    const shop = (index: number) => processes[index % 2]?.url ?? '';
    const results = await Promise.all([
      atOnce(30, Array.from({ length: 30 }), (_item, index) =>
        send(`${shop(index)}/order`, 'POST', buyer(index), orderBody(productId, 2)),
      ),
      // Each is cancelled twice, once in each process.
      atOnce(20, [...old, ...old], (id, index) =>
        send(`${shop(Math.floor(index / 10))}/order/${id}`, 'DELETE', admin.token),
      ),
      atOnce(10, Array.from({ length: 10 }), (_item, index) =>
        send(`${shop(index)}/order`, 'POST', buyer(index), orderBody(productId, 1)),
      ),
      atOnce(10, Array.from({ length: 10 }), (_item, index) =>
        send(`${shop(index)}/order`, 'POST', buyer(index), orderBody(productId, 61)),
      ),
    ]);
    const [wanted = [], cancelled = [], few = [], many = []] = results;
    expect(counted(cancelled)).toEqual({ '200': 10, '404 not_found': 10 });
    expect(counted(few)).toEqual({ '400 validation_failed': 10 });
    expect(counted(many)).toEqual({ '409 out_of_stock': 10 });
    const sold = wanted.filter(({ status }) => status === 201).length;
    expect(counted(wanted)).toEqual(
      sold === 30 ? { '201': 30 } : { '201': sold, '409 out_of_stock': 30 - sold },
    );
    expect(sold).toBeGreaterThanOrEqual(20);
    expect(await availableOf(productId)).toBe(60 - 2 * sold);
    expect(await stockIsWhole(productId)).toBe(true);
  }, 120_000);
});
