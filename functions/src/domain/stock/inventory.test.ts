import { describe, expect, it } from 'vitest';
import { NO_SHARES } from '../../contract/money/quote.ts';
import { pieces } from '../../contract/money/units.ts';
import { newOrder } from '../orders/new-order.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import type {
  StockCommit,
  StockQuery,
  StockRepository,
} from '../../data/products/stock-repository.ts';
import type { PlaceRequest, RemoveRequest } from './requests.ts';
import { line, place, purchase } from './allocate.fixtures.ts';
import { createInventory } from './inventory.ts';

const failure = (code: number): Error => Object.assign(new Error(`status ${code}`), { code });
const UNAVAILABLE = 14;
const FAILED_PRECONDITION = 9;
const INVALID_ARGUMENT = 3;
const UNKNOWN = 2;

/** A database of one product whose commits can be made to fail before or after they take effect. */
class FakeStock implements StockRepository {
  available = 10;
  version = 0;
  readonly orders = new Map<string, WholeOrder>();
  readonly audits = new Set<string>();
  readonly commits: StockCommit[] = [];
  readonly queries: StockQuery[] = [];
  /** What goes wrong with the next commits, in their order. */
  readonly failures: { error: Error; lands: boolean }[] = [];

  product() {
    return {
      id: 'roller',
      name: 'Roller',
      price: 4.35,
      minOrder: pieces(1),
      available: pieces(this.available),
      version: String(this.version),
    };
  }

  put(request: PlaceRequest): WholeOrder {
    const order = {
      ...newOrder(
        request,
        request.lines[0],
        { product: this.product(), shares: NO_SHARES },
        { now: 0, holdMs: 1 },
      ),
      checkoutSessionId: null,
      refundRequest: null,
      version: 'v1',
    };
    this.orders.set(order._id, order);
    return order;
  }

  read: StockRepository['read'] = (query) => {
    this.queries.push(query);
    return Promise.resolve({
      products: new Map(query.products.map((id) => [id, { ...this.product(), id }])),
      orders: new Map(
        query.orders.flatMap((id) => {
          const order = this.orders.get(id);
          return order ? [[id, order] as const] : [];
        }),
      ),
      keys: new Map(),
      audits: new Set(query.audits.filter((id) => this.audits.has(id))),
    });
  };

  commit: StockRepository['commit'] = (commit) => {
    this.commits.push(commit);
    const trouble = this.failures.shift();
    if (trouble && !trouble.lands) return Promise.reject(trouble.error);
    if (commit.placed.some(({ order }) => order.city === 'bad'))
      return Promise.reject(failure(INVALID_ARGUMENT));
    if (commit.placed.some(({ order }) => order.city === 'poison'))
      return Promise.reject(failure(UNKNOWN));
    for (const { available } of commit.stock) this.available = available;
    this.version += 1;
    for (const { order } of commit.placed)
      this.orders.set(order._id, {
        ...order,
        checkoutSessionId: null,
        refundRequest: null,
        version: 'v1',
      });
    for (const { order, auditId } of commit.removed) {
      this.orders.delete(order._id);
      this.audits.add(auditId);
    }
    return trouble ? Promise.reject(trouble.error) : Promise.resolve();
  };
}

const open = () => {
  const stock = new FakeStock();
  return { stock, inventory: createInventory({ stock, now: () => 0, orderHoldMs: 1 }) };
};

const removal = (order: WholeOrder, auditId = `audit-${order._id}`): RemoveRequest => ({
  kind: 'remove',
  returns: [
    {
      order,
      ended: { order, how: 'cancelled', at: 0, by: order.email, reason: '' },
      auditId,
      audit: { type: 'order.cancelled', at: 0, by: 'buyer@test.example', details: {} },
    },
  ],
  attempted: false,
});

describe('Inventory', () => {
  it('serves all who wait for a product in one commit', async () => {
    const { stock, inventory } = open();
    await Promise.all(['a', 'b', 'c'].map((id) => inventory.place(place(id))));
    expect(stock.commits).toHaveLength(1);
    expect(stock.available).toBe(4);
  });

  it('decides anew after a collision', async () => {
    const { stock, inventory } = open();
    stock.failures.push({ error: failure(FAILED_PRECONDITION), lands: false });
    const placed = inventory.place(place('a', 10));
    stock.available = 9;
    await expect(placed).rejects.toMatchObject({ code: 'out_of_stock' });
    expect(stock.orders.size).toBe(0);
  });

  it.each([
    ['its answer was lost', UNAVAILABLE],
    ['the client library had sent it twice by itself', FAILED_PRECONDITION],
  ])('does not place an order again whose commit succeeded though %s', async (_how, code) => {
    const { stock, inventory } = open();
    stock.failures.push({ error: failure(code), lands: true });
    expect(await inventory.place(place('a', 6))).toEqual({ id: 'a', replayed: false });
    expect([stock.available, stock.commits.length]).toEqual([4, 1]);
  });

  it('does not give stock back twice when the answer to a removal was lost', async () => {
    const { stock, inventory } = open();
    const order = stock.put(place('old', 3));
    stock.failures.push({ error: failure(UNAVAILABLE), lands: true });
    expect(await inventory.remove(removal(order))).toBe('removed');
    expect([stock.available, stock.commits.length]).toEqual([13, 1]);
    expect(await inventory.remove(removal(order, 'another'))).toBe('gone');
  });

  it.each([
    ['the database refuses', 'bad'],
    ['the database fails over without a reason', 'poison'],
  ])('lets an order that %s fail without its neighbours', async (_how, city) => {
    const { stock, inventory } = open();
    const bad = place('bad', 2, { city });
    const results = await Promise.allSettled([
      inventory.place(place('a')),
      inventory.place(bad),
      inventory.place(place('b')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([...stock.orders.keys()]).toEqual(['a', 'b']);
    expect(stock.available).toBe(6);
  });

  it('keeps products apart', async () => {
    const { stock, inventory } = open();
    const other = place('b', 2, { productId: 'tray' });
    await Promise.all([inventory.place(place('a')), inventory.place(other)]);
    expect(stock.commits).toHaveLength(2);
  });

  it('serves who wants several products together with those who want one of them', async () => {
    const { stock, inventory } = open();
    const tray = { productId: 'tray' };
    await Promise.all([
      inventory.place(purchase('buy', [line('a'), line('b', 2, tray)])),
      inventory.place(place('c')),
      inventory.place(place('d', 2, { productId: 'pole' })),
    ]);
    const groups = stock.commits.map(({ placed }) => placed.map(({ order }) => order._id).join());
    expect(groups.sort()).toEqual(['a,b,c', 'd']);
    await inventory.place(place('e'));
    expect(stock.queries.at(-1)?.products).toEqual(['roller']);
  });

  it('reads the product alone, and what belongs to removals and keys', async () => {
    const { stock, inventory } = open();
    const order = stock.put(place('old', 3));
    const key = { id: 'key', fingerprint: 'same' };
    await Promise.all([
      inventory.place(place('a')),
      inventory.place({ ...place('b'), idempotency: key }),
      inventory.place({ ...place('c'), idempotency: key }),
      inventory.remove(removal(order)),
      inventory.remove(removal(order, 'another')),
    ]);
    expect(stock.queries).toEqual([
      { products: ['roller'], orders: ['old'], keys: ['key'], audits: [] },
    ]);
  });

  it('looks up what was part of a failed commit, and only that', async () => {
    const { stock, inventory } = open();
    const order = stock.put(place('old', 3));
    stock.failures.push({ error: failure(UNAVAILABLE), lands: false });
    const results = await Promise.allSettled([
      inventory.place(place('a')),
      inventory.place(place('too-many', 99)),
      inventory.remove(removal(order)),
    ]);
    expect(results).toMatchObject([
      { value: { id: 'a' } },
      { reason: { code: 'out_of_stock' } },
      { value: 'removed' },
    ]);
    // Those without an order look whether another process has had its turn.
    const lookedUp = stock.queries.filter(({ orders }) => orders.length > 0);
    expect(lookedUp).toEqual([
      { products: ['roller'], orders: ['old'], keys: [], audits: [] },
      { products: ['roller'], orders: ['a', 'old'], keys: [], audits: ['audit-old'] },
    ]);
  });

  it('says when an order changed since its removal was decided', async () => {
    const { stock, inventory } = open();
    const order = stock.put(place('old', 3));
    expect(await inventory.remove(removal({ ...order, version: 'v0' }))).toBe('changed');
  });
});
