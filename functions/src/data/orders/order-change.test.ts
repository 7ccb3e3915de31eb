import { describe, expect, it } from 'vitest';
import type { OrderEvent } from '../../contract/schemas/order.ts';
import { bareOrder, orderRecordWith } from './order.fixtures.ts';
import { createOrderRepository, type OrderChange } from './order-repository.ts';
import { RecordingFirestore, WRITTEN } from '../firestore/recording-firestore.fixtures.ts';
import { toExactIso } from '../firestore/timestamps.ts';

const AT = Date.UTC(2026, 10, 22);
const ADMIN = 'admin@test.example';
const at = new Date(AT).toISOString();
const placed: OrderEvent = { type: 'placed', at, by: orderRecordWith().email };
const shipped: OrderEvent = { type: 'shipped', at, by: ADMIN };
const paid: OrderEvent = { type: 'paid', at, by: 'gateway' };
const byShop = { ...shipped, by: 'shop' };

const whole = orderRecordWith({ events: [placed], version: toExactIso(WRITTEN) });
const bare = bareOrder(whole);

/** What a change of an order writes, by path. */
const written = async (order: typeof bare, change: Omit<OrderChange, 'at'>) => {
  const firestore = new RecordingFirestore();
  await createOrderRepository(firestore.db).change(order, { ...change, at: AT }, {});
  const [writes = []] = firestore.commits;
  return new Map(writes.map(([, path, data]) => [path, data as Record<string, unknown>]));
};

describe('a change of an order', () => {
  it('writes "shop" into the order and who it was into its private part', async () => {
    const documents = await written(whole, { events: [shipped] });
    expect(documents.get('orders/order-1')?.events).toEqual([placed, byShop]);
    expect(documents.get('privateOrders/order-1')).toEqual({
      checkoutSessionId: 'cs_1',
      refundRequest: null,
      officeEvents: [shipped],
    });
    expect(JSON.stringify(documents.get('orders/order-1'))).not.toContain(ADMIN);
  });

  it('keeps the session and the request for a refund out of the order', async () => {
    const refundRequest = { id: 'ask', by: ADMIN, restock: true, keyId: null };
    const asked = await written(whole, { refundRequest, events: [] });
    expect(asked.get('privateOrders/order-1')).toMatchObject({ refundRequest });
    const opened = await written(whole, { checkoutSessionId: 'cs_2', events: [] });
    expect(opened.get('privateOrders/order-1')).toMatchObject({ checkoutSessionId: 'cs_2' });
    for (const documents of [asked, opened])
      for (const name of ['checkoutSessionId', 'refundRequest'])
        expect(documents.get('orders/order-1')).not.toHaveProperty(name);
  });

  it('writes the order alone where nothing is private', async () => {
    for (const order of [whole, bare]) {
      const documents = await written(order, { events: [paid] });
      expect([...documents.keys()]).toEqual(['orders/order-1']);
      expect(documents.get('orders/order-1')?.events).toEqual([placed, paid]);
    }
  });

  it('is refused where what is private was not read before', async () => {
    const read = 'what is private is read before it is written';
    for (const change of [{ events: [shipped] }, { checkoutSessionId: 'cs_2', events: [] }])
      await expect(written(bare, change)).rejects.toThrow(read);
  });
});
