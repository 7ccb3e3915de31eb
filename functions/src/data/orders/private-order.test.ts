import { describe, expect, it } from 'vitest';
import { orderWith } from '../../contract/orders/order.fixtures.ts';
import type { OrderEvent } from '../../contract/schemas/order.ts';
import { orderRecordWith } from './order.fixtures.ts';
import { createOrderRepository } from './order-repository.ts';
import { RecordingFirestore, WRITTEN } from '../firestore/recording-firestore.fixtures.ts';
import { createStockRepository } from '../products/stock-repository.ts';
import { toStoredOrder } from './stored-order.ts';
import { toExactIso } from '../firestore/timestamps.ts';

const at = '2026-11-22T08:00:00.000Z';
const placed: OrderEvent = { type: 'placed', at, by: orderWith().email };
const shipped: OrderEvent = { type: 'shipped', at, by: 'admin@test.example' };
const byShop = { ...shipped, by: 'shop' };
const refundRequest = { id: 'ask', by: 'admin@test.example', restock: true, keyId: null };

/** A shop with one order, and perhaps what is private of it. */
const shopWith = (stored: object, part?: object) => {
  const firestore = new RecordingFirestore();
  firestore.documents.set('orders/order-1', { ...toStoredOrder(orderWith()), ...stored });
  if (part) firestore.documents.set('privateOrders/order-1', part);
  return { firestore, orders: createOrderRepository(firestore.db) };
};

describe('an order with what is private', () => {
  it('is read in two documents, once there may be two', async () => {
    const part = { checkoutSessionId: 'cs_1', refundRequest, officeEvents: [shipped] };
    const { firestore, orders } = shopWith({ events: [placed, byShop] }, part);
    expect(await orders.findWhole('order-1')).toMatchObject({
      checkoutSessionId: 'cs_1',
      refundRequest,
      events: [placed, shipped],
    });
    expect(firestore.reads).toEqual([['orders/order-1'], ['privateOrders/order-1']]);
  });

  it('is one document while the order is only placed', async () => {
    const { firestore, orders } = shopWith({ events: [placed] });
    expect(await orders.findWhole('order-1')).toMatchObject({
      checkoutSessionId: null,
      refundRequest: null,
    });
    expect(await orders.find('order-1')).not.toHaveProperty('checkoutSessionId');
    expect(firestore.reads).toEqual([['orders/order-1'], ['orders/order-1']]);
  });

  it('is none for an id that there is not, or that none can have', async () => {
    const { orders } = shopWith({});
    expect(await orders.findWhole('order-2')).toBeUndefined();
    expect(await orders.findWhole('a/b')).toBeUndefined();
  });
});

describe('an order that is deleted', () => {
  const removed = async (events: OrderEvent[]) => {
    const firestore = new RecordingFirestore();
    const audit = { type: 'order.cancelled', at: 0, by: 'shop', details: {} } as const;
    await createStockRepository(firestore.db).commit({
      ...{ stock: [], placed: [], restocked: [] },
      removed: [
        {
          order: orderRecordWith({ events, version: toExactIso(WRITTEN) }),
          ended: { order: orderWith({ events }), how: 'cancelled', at: 0, by: 'shop', reason: '' },
          ...{ audit, auditId: 'log' },
        },
      ],
    });
    return firestore.commits[0]?.map(([kind, path]) => `${kind} ${path}`);
  };

  it('takes what is private along, where there may be any', async () => {
    const kept = ['create cancelledOrders/order-1', 'create auditLog/log'];
    expect(await removed([placed, byShop])).toEqual([
      ...['delete orders/order-1', 'delete privateOrders/order-1'],
      ...kept,
    ]);
    expect(await removed([placed])).toEqual(['delete orders/order-1', ...kept]);
  });
});

describe('a list of orders for the office', () => {
  it('names who did what, and reads no more than the orders in which the office did something', async () => {
    const { firestore, orders } = shopWith({}, { officeEvents: [shipped] });
    const done = orderWith({ events: [placed, byShop] });
    const untouched = orderWith({ _id: 'order-2', events: [placed] });
    const named = await orders.withOffice([done, untouched]);
    expect(named).toEqual([{ ...done, events: [placed, shipped] }, untouched]);
    expect(await orders.withOffice([untouched])).toEqual([untouched]);
    expect(firestore.reads).toEqual([['privateOrders/order-1']]);
  });
});
