import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import { paymentRecordWith } from '../../data/orders/order.fixtures.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import { admin, buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import { HOUR_MS, NOW } from '../stock/allocate.fixtures.ts';
import { openCheckout } from './open-checkout.ts';

const AT = new Date(NOW).toISOString();

/** A shop with an order whose checkout was never opened. */
const open = (changes: Partial<WholeOrder> = {}) => {
  const shop = new MemoryShop();
  const holdUntil = new Date(NOW + 5 * HOUR_MS).toISOString();
  shop.putOrder({ checkoutSessionId: null, holdUntil, ...changes });
  return shop;
};

const pay = (shop: MemoryShop, more: { idempotencyKey?: string; content?: string } = {}) =>
  openCheckout(shop, buyer, {
    orderId: 'order-1',
    idempotencyKey: undefined,
    content: '',
    ...more,
  });

const orderOf = (shop: MemoryShop) => shop.orderTable.get('order-1');
const keyRecords = (shop: MemoryShop) => [...shop.keyTable.rows.values()];
const url = 'https://gateway.test/cs_1';

/** While the gateway is asked, another tab's checkout becomes the order's; by then it is in this state. */
const takenByAnotherTab = (shop: MemoryShop, state: 'open' | 'expired'): void => {
  shop.meanwhile.push(() => {
    shop.gateway.sessions.set('cs_other', state);
    shop.putOrder({ checkoutSessionId: 'cs_other' });
  });
};

describe('openCheckout', () => {
  it('opens the gateway’s page for the order and records its payment, in one commit', async () => {
    const shop = open();
    expect(await pay(shop)).toEqual({ url, replayed: false });
    expect(shop.gateway.opened).toMatchObject([
      { orderId: 'order-1', items: [{ unitAmount: 435, quantity: 3 }], email: buyer.email },
    ]);
    expect(shop.gateway.opened[0]?.successUrl).toContain('https://shop.test/payment/order-1');
    expect(orderOf(shop)).toMatchObject({
      checkoutSessionId: 'cs_1',
      updatedAt: AT,
      events: [{ type: 'checkout_opened', at: AT, by: buyer.email }],
    });
    expect(shop.paymentTable.get('cs_1')).toEqual(
      paymentRecordWith({ version: expect.any(String) as string }),
    );
    expect([shop.commits, shop.gateway.closed, keyRecords(shop)]).toEqual([1, [], []]);
  });

  it('gives the gateway the address that the customer has today, not the one on the order', async () => {
    const shop = open();
    const today = { ...buyer, email: 'today@test.example' };
    await openCheckout(shop, today, { orderId: 'order-1', idempotencyKey: undefined, content: '' });
    // An earlier request of this order may have named the other one.
    const asked = { email: today.email, wordsChanged: true };
    expect(shop.gateway.opened).toMatchObject([asked]);
  });

  it('says when an earlier request may have asked for another life of the checkout', async () => {
    const holdUntil = new Date(NOW + 5 * HOUR_MS).toISOString();
    const shop = open({ createdAt: new Date(NOW).toISOString(), holdUntil });
    await pay(shop);
    shop.gateway.sessions.set('cs_1', 'expired');
    shop.time = Date.parse(holdUntil) - HOUR_MS / 4;
    await pay(shop);
    expect(shop.gateway.opened.map(({ wordsChanged }) => wordsChanged)).toEqual([false, true]);
  });

  it('gives the page that is open already, and changes nothing', async () => {
    const shop = open();
    await pay(shop);
    expect(await pay(shop)).toEqual({ url, replayed: false });
    expect([shop.commits, shop.gateway.opened.length, shop.gateway.closed]).toEqual([1, 1, []]);
  });

  it.each(['expired', 'missing'] as const)('opens a new page when the last is %s', async (now) => {
    const shop = open();
    await pay(shop);
    if (now === 'expired') shop.gateway.sessions.set('cs_1', now);
    else shop.putOrder({ ...orderOf(shop), checkoutSessionId: 'cs_unknown' });
    const { url: next } = await pay(shop);
    expect(next).toBe('https://gateway.test/cs_2');
    expect(orderOf(shop)?.checkoutSessionId).toBe('cs_2');
  });

  it.each([
    ['is paid here', { paid: true }],
    ['is paid at the gateway', { checkoutSessionId: 'cs_done' }],
  ])('is refused when the order %s', async (_where, changes) => {
    const shop = open(changes);
    shop.gateway.sessions.set('cs_done', 'complete');
    await expect(pay(shop)).rejects.toMatchObject({ code: 'order_paid' });
    expect(shop.gateway.opened).toEqual([]);
  });

  it('does not find what is not the caller’s own, even for an admin', async () => {
    const shop = open();
    const request = { orderId: 'order-1', idempotencyKey: undefined, content: '' };
    await expect(openCheckout(shop, admin, request)).rejects.toMatchObject({ code: 'not_found' });
    const unknown = { ...request, orderId: 'order-2' };
    await expect(openCheckout(shop, buyer, unknown)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('openCheckout under a key', () => {
  it('gives its first answer again, whatever became of the page', async () => {
    const shop = open();
    const idempotencyKey = 'key';
    expect(await pay(shop, { idempotencyKey })).toEqual({ url, replayed: false });
    const asked = readIdempotencyKey(idempotencyKey, buyer.uid, 'openCheckout', ['order-1', '']);
    expect(shop.keyTable.get(asked?.id ?? '')).toMatchObject({ status: 201, body: { url } });
    shop.gateway.sessions.set('cs_1', 'expired');
    expect(await pay(shop, { idempotencyKey })).toEqual({ url, replayed: true });
    expect(shop.gateway.opened).toHaveLength(1);
  });

  it('refuses the key to another body and to another order', async () => {
    const shop = open();
    shop.putOrder({ _id: 'order-2' });
    await pay(shop, { idempotencyKey: 'key' });
    const mismatch = { code: 'idempotency_mismatch' };
    await expect(pay(shop, { idempotencyKey: 'key', content: '{}' })).rejects.toMatchObject(
      mismatch,
    );
    const other = { orderId: 'order-2', idempotencyKey: 'key', content: '' };
    await expect(openCheckout(shop, buyer, other)).rejects.toMatchObject(mismatch);
  });

  it('records the key also for a page that was open already', async () => {
    const shop = open();
    await pay(shop);
    await pay(shop, { idempotencyKey: 'key' });
    expect(keyRecords(shop)).toMatchObject([{ status: 201, body: { url } }]);
    expect((await pay(shop, { idempotencyKey: 'key' })).replayed).toBe(true);
  });

  it('writes a key anew whose day is over', async () => {
    const shop = open();
    await pay(shop, { idempotencyKey: 'key' });
    shop.time = keyRecords(shop)[0]?.expiresAt ?? 0;
    shop.gateway.sessions.set('cs_1', 'expired');
    expect((await pay(shop, { idempotencyKey: 'key' })).replayed).toBe(false);
    expect(keyRecords(shop)).toMatchObject([{ body: { url: 'https://gateway.test/cs_2' } }]);
  });

  it.each([{}, { url: 7 }])('does not give %j for an answer', async (body) => {
    const shop = open();
    await pay(shop, { idempotencyKey: 'key' });
    const [id] = shop.keyTable.rows.keys();
    const [record] = keyRecords(shop);
    if (id !== undefined && record) shop.keyTable.put(id, { ...record, body });
    shop.gateway.openCheckout = () => Promise.reject(new AppError('internal'));
    shop.putOrder({ checkoutSessionId: null });
    await expect(pay(shop, { idempotencyKey: 'key' })).rejects.toMatchObject({ code: 'internal' });
  });
});

describe('a session that the gateway opened', () => {
  it('is closed when the order can no longer be paid by then', async () => {
    const shop = open();
    shop.meanwhile.push(() => shop.putOrder({ paid: true, checkoutSessionId: null }));
    await expect(pay(shop)).rejects.toMatchObject({ code: 'order_paid' });
    expect(shop.gateway.sessions.get('cs_1')).toBe('expired');
    expect(shop.paymentTable.rows.size).toBe(0);
  });

  it('is replaced when it was closed, and its event applied, before it was recorded', async () => {
    const shop = open();
    shop.meanwhile.push(() => {
      shop.gateway.sessions.set('cs_1', 'expired');
      shop.putPayment({ status: 'expired' });
    });
    expect(await pay(shop)).toMatchObject({ url: 'https://gateway.test/cs_2' });
    const statusOf = (id: string) => shop.paymentTable.get(id)?.status;
    expect([statusOf('cs_1'), statusOf('cs_2')]).toEqual(['expired', 'open']);
    expect(orderOf(shop)?.checkoutSessionId).toBe('cs_2');
  });

  it('is closed when another tab was faster with another one', async () => {
    const shop = open();
    takenByAnotherTab(shop, 'open');
    expect(await pay(shop)).toMatchObject({ url: 'https://gateway.test/cs_other' });
    expect(shop.gateway.closed).toEqual(['cs_1']);
  });

  it('is closed when another tab was faster', async () => {
    const shop = open();
    const away = new Error('away');
    shop.meanwhile.push(() => {
      shop.gateway.sessions.set('cs_other', 'open');
      shop.putOrder({ checkoutSessionId: 'cs_other' });
      shop.orders.findWhole = () => Promise.reject(away);
    });
    await expect(pay(shop)).rejects.toBe(away);
    expect(shop.gateway.closed).toEqual(['cs_1']);
  });

  it('is closed when another tab was faster, and a third one was needed by then', async () => {
    const shop = open();
    takenByAnotherTab(shop, 'expired');
    expect(await pay(shop)).toMatchObject({ url: 'https://gateway.test/cs_3' });
    expect(orderOf(shop)?.checkoutSessionId).toBe('cs_3');
    expect(shop.gateway.closed).toEqual(['cs_1']);
  });

  it('stays open when its record was written though the answer was lost', async () => {
    const shop = open();
    shop.loseAnswer();
    expect(await pay(shop)).toEqual({ url, replayed: false });
    expect([shop.commits, shop.gateway.closed]).toEqual([1, []]);
  });

  it('stays open when it could be recorded at the second try', async () => {
    const shop = open();
    shop.meanwhile.push(() => shop.putOrder({ ...orderOf(shop), city: 'Elsewhere' }));
    expect(await pay(shop)).toEqual({ url, replayed: false });
    expect(shop.gateway.closed).toEqual([]);
    expect(shop.paymentTable.get('cs_1')?.status).toBe('open');
  });

  it('stays open when the same request came twice at once and the other one recorded it', async () => {
    const shop = open();
    const twice = [pay(shop, { idempotencyKey: 'key' }), pay(shop, { idempotencyKey: 'key' })];
    const urls = (await Promise.all(twice)).map((answer) => answer.url);
    expect(urls).toEqual([url, url]);
    expect(shop.gateway.closed).toEqual([]);
    expect(orderOf(shop)?.checkoutSessionId).toBe('cs_1');
  });

  it('is not there to be closed when the gateway refused to open one', async () => {
    const shop = open();
    shop.gateway.troubles.openCheckout.push(() => {
      throw new AppError('payment_declined');
    });
    await expect(pay(shop)).rejects.toMatchObject({ code: 'payment_declined' });
    expect([shop.commits, shop.gateway.closed]).toEqual([0, []]);
  });
});
