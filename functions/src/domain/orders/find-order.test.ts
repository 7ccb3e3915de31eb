import { describe, expect, it } from 'vitest';
import { admin, buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import type { Deps } from '../deps.ts';
import { findOrder, getOrder } from './find-order.ts';
import { listOrders, listOrdersOf } from './list-orders.ts';
import { orderWith } from '../../contract/orders/order.fixtures.ts';

const stranger = { uid: 'other', email: 'other@test.example', role: 'customer' } as const;
const request = { id: 'ask', by: 'admin@test.example', restock: true, keyId: null };

/** The provider, at which the buyer has this address today. */
const identity = {
  uidOf: (email: string) => Promise.resolve(email === 'today@test.example' ? buyer.uid : undefined),
} as Deps['identity'];

describe('one order', () => {
  it.each([
    ['its owner', buyer],
    ['an admin', admin],
  ])('is shown to %s without what only the server knows', async (_who, caller) => {
    const shop = new MemoryShop();
    shop.putOrder({ refundRequest: request });
    expect(await getOrder(shop, caller, 'order-1')).toEqual(orderWith());
    expect(await findOrder(shop, caller, 'order-1')).toMatchObject({
      checkoutSessionId: 'cs_1',
      refundRequest: request,
    });
  });

  it.each([
    ['somebody else asks', stranger, 'order-1'],
    ['its owner asks for an id that there is not', buyer, 'order-2'],
    ['an admin asks for an id that there is not', admin, 'order-2'],
  ])('is not found when %s', async (_who, caller, id) => {
    const shop = new MemoryShop();
    shop.putOrder();
    await expect(getOrder(shop, caller, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the history of an order', () => {
  const events = ['placed', 'paid', 'shipped'] as const;
  const authors = [buyer.email, 'gateway', admin.email];
  const history = events.map((type, index) => ({
    ...{ type, at: '2026-11-22T00:00:00.000Z' },
    by: authors[index] ?? '',
  }));
  const authorsFor = async (caller: typeof buyer) => {
    const shop = new MemoryShop();
    shop.putOrder({ events: history });
    const { items } = await listOrdersOf({ orders: shop.orders, identity }, caller, buyer.email, {
      limit: 50,
    });
    const listed = items.flatMap((order) => order.events.map(({ by }) => by));
    const alone = (await getOrder(shop, caller, 'order-1')).events.map(({ by }) => by);
    return [listed, alone];
  };

  it('names the office to the customer, and who it was to admins', async () => {
    const seen = [buyer.email, 'gateway', 'shop'];
    expect(await authorsFor(buyer)).toEqual([seen, seen]);
    expect(await authorsFor(admin)).toEqual([authors, authors]);
  });
});

describe('a list of orders', () => {
  const stocked = () => {
    const shop = new MemoryShop();
    shop.putOrder({ _id: 'mine' });
    shop.putOrder({ _id: 'mine-paid', paid: true });
    shop.putOrder({ _id: 'inherited', uid: 'before-me' });
    shop.putOrder({ _id: 'theirs', uid: 'other', email: stranger.email });
    return { orders: shop.orders, identity };
  };
  const ids = ({ items }: { items: { _id: string }[] }) => items.map(({ _id }) => _id).sort();

  it('has everybody’s, or those in one state, page by page', async () => {
    const shop = stocked();
    const all = ['inherited', 'mine', 'mine-paid', 'theirs'];
    expect(ids(await listOrders(shop, { limit: 9, sort: 'newest' }))).toEqual(all);
    expect(ids(await listOrders(shop, { limit: 9, sort: 'newest', state: 'paid' }))).toEqual([
      'mine-paid',
    ]);
    const first = await listOrders(shop, { limit: 3, sort: 'newest' });
    expect(first.items).toHaveLength(3);
    const second = await listOrders(shop, {
      limit: 3,
      sort: 'newest',
      cursor: first.nextCursor,
    });
    expect([...ids(first), ...ids(second)].sort()).toEqual(all);
  });

  it('of the caller goes by who they are, not by an email that was somebody else’s', async () => {
    const page = await listOrdersOf(stocked(), buyer, 'Buyer@Test.Example', { limit: 9 });
    expect(ids(page)).toEqual(['mine', 'mine-paid']);
  });

  it('of somebody else goes by their email, however it is written', async () => {
    const page = await listOrdersOf(stocked(), admin, 'Buyer@Test.Example', { limit: 2 });
    expect(page.items).toHaveLength(2);
    const rest = { limit: 2, cursor: page.nextCursor };
    const { items } = await listOrdersOf(stocked(), admin, buyer.email, rest);
    expect([...ids(page), ...ids({ items })].sort()).toEqual(['inherited', 'mine', 'mine-paid']);
  });

  it('of somebody else are also those of the account that has the email today', async () => {
    const page = await listOrdersOf(stocked(), admin, 'today@test.example', { limit: 9 });
    expect(ids(page)).toEqual(['mine', 'mine-paid']);
  });

  it('is refused for what is no email', async () => {
    const refused = listOrdersOf(stocked(), admin, 'nobody', { limit: 9 });
    await expect(refused).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
