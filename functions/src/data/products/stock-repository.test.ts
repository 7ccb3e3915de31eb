import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { pieces } from '../../contract/money/units.ts';
import { orderWith } from '../../contract/orders/order.fixtures.ts';
import { bareOrder, orderRecordWith, paymentRecordWith } from '../orders/order.fixtures.ts';
import { RecordingFirestore, WRITTEN } from '../firestore/recording-firestore.fixtures.ts';
import { createStockRepository, type StockReturn } from './stock-repository.ts';
import { toStoredOrder } from '../orders/stored-order.ts';
import { toExactIso } from '../firestore/timestamps.ts';
import { UNTRIED } from '../people/mail.ts';

const AT = Date.UTC(2026, 10, 21);
const VERSION = toExactIso(WRITTEN);
const EARLIER = '2026-11-19T00:00:00.000001Z';
const UNCHANGED = { lastUpdateTime: WRITTEN };

const newOrder = { ...orderWith(), quantity: pieces(3) };
const order = orderRecordWith({ checkoutSessionId: null, version: VERSION });
const product = {
  id: 'roller',
  name: 'Roller',
  price: 4.35,
  minOrder: pieces(2),
  available: pieces(10),
  version: VERSION,
};
const key = {
  id: 'key-1',
  fingerprint: 'print',
  status: 201,
  body: { insertedId: 'order-1' },
  expiresAt: AT,
  replaces: undefined,
};
const mail = {
  id: 'mail-1',
  to: 'buyer@test.example',
  message: { subject: '', text: '', html: '' },
};
const returned = {
  order,
  auditId: 'audit-1',
  audit: { type: 'order.cancelled', at: AT, by: 'shop', details: { orderId: 'order-1' } },
} as const;
const removal: StockReturn = {
  ...returned,
  ended: { order: orderWith(), how: 'cancelled', at: AT, by: 'shop', reason: '' },
};
const logged = {
  type: 'order.cancelled',
  at: Timestamp.fromMillis(AT),
  by: 'shop',
  orderId: 'order-1',
};

/** By which whoever knows the product hears of it. */
const changedAt = FieldValue.serverTimestamp();

const NOTHING = { stock: [], placed: [], removed: [], restocked: [] };

const open = () => {
  const firestore = new RecordingFirestore();
  return { firestore, stock: createStockRepository(firestore.db) };
};

describe('what is read to sell a product', () => {
  const stored = { ...product, description: 'For walls.' };
  const theProduct = { products: ['roller'], orders: [], keys: [], audits: [] };

  it('is the product and everything asked for, in one go, each under its own name', async () => {
    const { firestore, stock } = open();
    const { documents } = firestore;
    documents.set('products/roller', stored);
    documents.set('orders/order-1', toStoredOrder(newOrder));
    documents.set('idempotencyKeys/key-1', {
      fingerprint: 'print',
      status: 201,
      body: { insertedId: 'order-1' },
      expireAt: Timestamp.fromMillis(AT),
    });
    documents.set('auditLog/audit-1', {});
    const facts = await stock.read({
      products: ['roller'],
      orders: ['order-1', 'order-2'],
      keys: ['key-1', 'key-2'],
      audits: ['audit-1', 'audit-2'],
    });
    expect(facts.products).toEqual(new Map([['roller', product]]));
    expect(facts.orders).toEqual(new Map([['order-1', bareOrder(order)]]));
    const { fingerprint, status, body, expiresAt } = key;
    const record = { fingerprint, status, body, expiresAt, version: VERSION };
    expect(facts.keys).toEqual(new Map([['key-1', record]]));
    expect(facts.audits).toEqual(new Set(['audit-1']));
    expect(firestore.reads).toEqual([
      [
        'products/roller',
        'orders/order-1',
        'orders/order-2',
        'idempotencyKeys/key-1',
        'idempotencyKeys/key-2',
        'auditLog/audit-1',
        'auditLog/audit-2',
      ],
    ]);
  });

  it('leaves out what a product and an order are found by, and the texts that nobody looks at', async () => {
    const { firestore, stock } = open();
    firestore.documents.set('products/roller', stored);
    await stock.read(theProduct);
    expect(firestore.fieldsRead).toEqual(['name', 'price', 'minOrder', 'available']);
    firestore.documents.set('orders/order-1', toStoredOrder(newOrder));
    await stock.read({ ...theProduct, orders: ['order-1'] });
    expect(firestore.fieldsRead).not.toContain('description');
  });

  it('may be the product alone', async () => {
    const { firestore, stock } = open();
    firestore.documents.set('products/roller', stored);
    const { products, orders, keys, audits } = await stock.read(theProduct);
    expect(products).toEqual(new Map([['roller', product]]));
    expect([orders.size, keys.size, audits.size]).toEqual([0, 0, 0]);
  });

  it('is without a product that is gone, and with the orders it left', async () => {
    const { firestore, stock } = open();
    firestore.documents.set('orders/order-1', toStoredOrder(newOrder));
    const facts = await stock.read({ ...theProduct, orders: ['order-1'] });
    expect([facts.products.size, [...facts.orders.keys()]]).toEqual([0, ['order-1']]);
  });

  it('may be of several products, in one go', async () => {
    const { firestore, stock } = open();
    firestore.documents.set('products/roller', stored);
    firestore.documents.set('products/tray', stored);
    const { products } = await stock.read({ ...theProduct, products: ['roller', 'tray', 'gone'] });
    expect([...products.keys()]).toEqual(['roller', 'tray']);
    expect(firestore.reads).toHaveLength(1);
  });

  it('is nothing for what no product can be called', async () => {
    const { firestore, stock } = open();
    const { products } = await stock.read({ ...theProduct, products: ['', 'a/b', '__id__'] });
    expect([products.size, firestore.reads]).toEqual([0, []]);
  });
});

describe('a commit of stock', () => {
  it('places orders with their keys and mails, if the product is unchanged', async () => {
    const { firestore, stock } = open();
    const sold = { product, available: pieces(7), received: 0 };
    await stock.commit({ ...NOTHING, stock: [sold], placed: [{ order: newOrder, key, mail }] });
    const { fingerprint, status, body } = key;
    const expireAt = Timestamp.fromMillis(AT);
    expect(firestore.commits).toEqual([
      [
        ['update', 'products/roller', { available: 7, changedAt, factsSince: VERSION }, UNCHANGED],
        ['create', 'orders/order-1', toStoredOrder(newOrder)],
        ['create', 'mail/mail-1', { to: mail.to, message: mail.message, ...UNTRIED }],
        ['create', 'idempotencyKeys/key-1', { fingerprint, status, body, expireAt }],
      ],
    ]);
  });

  it('deletes orders that are unchanged, and logs it under an id of its own', async () => {
    const { firestore, stock } = open();
    const removed = [{ ...removal, mail }];
    const back = { product, available: pieces(13), received: 0 };
    await stock.commit({ ...NOTHING, stock: [back], removed });
    expect(firestore.commits).toEqual([
      [
        ['update', 'products/roller', { available: 13, changedAt, factsSince: VERSION }, UNCHANGED],
        ['delete', 'orders/order-1', UNCHANGED],
        ['create', 'cancelledOrders/order-1', expect.objectContaining({ how: 'cancelled' })],
        ['create', 'auditLog/audit-1', logged],
        ['create', 'mail/mail-1', { to: mail.to, message: mail.message, ...UNTRIED }],
      ],
    ]);
  });

  it('counts pieces that came as received, and keeps which version the facts are of', async () => {
    const { firestore, stock } = open();
    const sold = { ...product, factsSince: EARLIER };
    const restocked = [{ auditId: 'audit-1', audit: removal.audit, key }];
    const come = { product: sold, available: pieces(210), received: 200 };
    await stock.commit({ ...NOTHING, stock: [come], restocked });
    expect(firestore.commits[0]?.[0]).toEqual([
      'update',
      'products/roller',
      { available: 210, changedAt },
      UNCHANGED,
    ]);
    const received = FieldValue.increment(200);
    expect(firestore.commits[0]?.[1]).toEqual(['set', 'privateProducts/roller', { received }]);
    expect(firestore.commits[0]?.slice(2).map(([kind, path]) => [kind, path])).toEqual([
      ['create', 'auditLog/audit-1'],
      ['create', 'idempotencyKeys/key-1'],
    ]);
  });

  it('leaves a product alone that is gone', async () => {
    const { firestore, stock } = open();
    await stock.commit({ ...NOTHING, removed: [removal] });
    expect(firestore.commits[0]?.map(([kind, path]) => [kind, path])).toEqual([
      ['delete', 'orders/order-1'],
      ['create', 'cancelledOrders/order-1'],
      ['create', 'auditLog/audit-1'],
    ]);
  });

  it('keeps a record of an order that ends, as it was, which ends after three years', async () => {
    const { firestore, stock } = open();
    await stock.commit({ ...NOTHING, removed: [removal] });
    const [, , stored] = firestore.commits[0]?.[1] ?? [];
    expect(stored).toEqual({
      ...toStoredOrder(orderWith()),
      how: 'cancelled',
      cancelledAt: Timestamp.fromMillis(AT),
      cancelledBy: 'shop',
      reason: '',
      expireAt: Timestamp.fromMillis(AT + 3 * 365 * 24 * 60 * 60 * 1000),
    });
  });

  describe('that keeps an order', () => {
    const refundedAt = new Date(AT).toISOString();
    const change = { returned: true, refundedAt, events: [], at: AT };
    const paid = { ...returned, order: { ...order, paid: true, tranID: 'pi_1' } };
    const changed = [
      'update',
      'orders/order-1',
      {
        returned: true,
        refundedAt: Timestamp.fromMillis(AT),
        events: [],
        updatedAt: Timestamp.fromMillis(AT),
      },
      UNCHANGED,
    ];

    it('changes it, and its payment at the same time', async () => {
      const { firestore, stock } = open();
      const known = paymentRecordWith({ status: 'paid', version: VERSION });
      const payment = { known, change: { status: 'refunded' as const } };
      const removed = [{ ...paid, kept: { change, payment } }];
      await stock.commit({ ...NOTHING, removed });
      const refunded = { status: 'refunded', updatedAt: Timestamp.fromMillis(AT) };
      expect(firestore.commits).toEqual([
        [
          changed,
          ['update', 'payments/cs_1', refunded, UNCHANGED],
          ['create', 'auditLog/audit-1', logged],
        ],
      ]);
    });

    it('changes it alone where no payment is known', async () => {
      const { firestore, stock } = open();
      const removed = [{ ...paid, kept: { change, payment: undefined } }];
      await stock.commit({ ...NOTHING, removed });
      expect(firestore.commits).toEqual([[changed, ['create', 'auditLog/audit-1', logged]]]);
    });
  });
});
