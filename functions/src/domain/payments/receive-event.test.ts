import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money/units.ts';
import type { CheckoutFacts, PaymentFact } from '../../data/payments/gateway-types.ts';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { NOW, product } from '../stock/allocate.fixtures.ts';
import { checkout, deliver } from './event.fixtures.ts';

const AT = new Date(NOW).toISOString();
const GATEWAY = { at: AT, by: 'gateway' };
/** A shop with an unpaid order and its open payment. */
const open = () => {
  const shop = new MemoryShop();
  shop.productTable.put('roller', product);
  shop.putOrder({ holdUntil: AT });
  shop.putPayment();
  return shop;
};

const completed = (more: Partial<CheckoutFacts> = {}): PaymentFact => ({
  kind: 'completed',
  checkout: { ...checkout, ...more },
});
const declined: PaymentFact = { kind: 'declined', orderId: 'order-1' };

const orderOf = (shop: MemoryShop) => shop.orderTable.get('order-1');
const paymentOf = (shop: MemoryShop, id = 'cs_1') => shop.paymentTable.get(id);

describe('an event', () => {
  it('is refused when its signature is not the gateway’s', async () => {
    const shop = open();
    await expect(deliver(shop, completed(), 'evt_1', 'forged')).rejects.toMatchObject({
      code: 'invalid_signature',
    });
    expect(shop.commits).toBe(0);
  });

  it('that concerns no order of ours is not even recorded', async () => {
    const shop = open();
    await deliver(shop, { kind: 'ignored' });
    expect([shop.commits, shop.eventTable.rows.size]).toEqual([0, 0]);
  });

  it('of another program on the same account is left alone, and said to be theirs', async () => {
    const shop = open();
    expect(await deliver(shop, { kind: 'foreign' })).toBe('foreign');
    expect([shop.commits, shop.eventTable.rows.size, shop.gateway.refunds]).toEqual([0, 0, []]);
    expect(await deliver(shop, declined)).toBe('ours');
  });

  it('names its order as soon as that is known, by its payment where it says no more', async () => {
    const shop = open();
    shop.putPayment({ status: 'paid', paymentIntentId: 'pi_1' });
    const noted: string[] = [];
    const note = (id: string) => noted.push(id);
    await deliver(shop, declined, 'evt_1', 'signed', note);
    expect(noted).toContain('order-1');
    noted.length = 0;
    const part = { paymentIntentId: 'pi_1', orderId: undefined, amount: cents(300), full: false };
    await deliver(shop, { kind: 'refunded', ...part }, 'evt_2', 'signed', note);
    expect(noted).toEqual(['order-1']);
  });

  it('is recorded with its effect, and applied once', async () => {
    const shop = open();
    await deliver(shop, declined);
    await deliver(shop, declined);
    expect(shop.commits).toBe(1);
    expect(shop.eventTable.get('evt_1')).toMatchObject({ type: 'its.type' });
    expect(paymentOf(shop)?.declines).toBe(1);
    await deliver(shop, declined, 'evt_2');
    expect(paymentOf(shop)?.declines).toBe(2);
  });

  it('is decided anew when the order changed meanwhile', async () => {
    const shop = open();
    shop.meanwhile.push(() => shop.putOrder({ city: 'Elsewhere' }));
    await deliver(shop, completed());
    expect(orderOf(shop)).toMatchObject({ city: 'Elsewhere', paid: true });
  });

  it('is applied once though the answer of the database was lost', async () => {
    const shop = open();
    shop.loseAnswer();
    await deliver(shop, declined);
    expect([shop.commits, paymentOf(shop)?.declines]).toEqual([1, 1]);
  });
});

describe('a checkout that was paid', () => {
  it('is told with the day by which its order is there', async () => {
    const shop = open();
    shop.productTable.put('roller', { ...product, leadTimeDays: 10 });
    await deliver(shop, completed());
    expect(shop.mailTable.get('order-1-paid')?.message.text).toContain(
      'It is with you by Thursday, 10 December.',
    );
  });

  it.each([
    ['its product is gone', (shop: MemoryShop) => shop.productTable.rows.delete('roller')],
    [
      'the settings cannot be read',
      (shop: MemoryShop) => {
        shop.cachedReads.settings = () => Promise.reject(new Error('unavailable'));
      },
    ],
  ])('is told without a day where %s', async (_when, happens) => {
    const shop = open();
    happens(shop);
    await deliver(shop, completed());
    expect(orderOf(shop)?.paid).toBe(true);
    const { text = '' } = shop.mailTable.get('order-1-paid')?.message ?? {};
    expect(text).toContain('has arrived. Thank you.');
    expect(text).not.toContain('with you by');
  });

  it('pays its order, which keeps its pieces from then on', async () => {
    const shop = open();
    shop.putPayment({ declines: 2 });
    await deliver(shop, completed());
    expect(orderOf(shop)).toMatchObject({
      paid: true,
      tranID: 'pi_1',
      holdUntil: null,
      updatedAt: AT,
      events: [{ type: 'paid', ...GATEWAY }],
    });
    expect(paymentOf(shop)).toMatchObject({
      status: 'paid',
      paymentIntentId: 'pi_1',
      declines: 2,
    });
    expect(shop.mailIds).toEqual(['order-1-paid']);
    expect(shop.mailTable.get('order-1-paid')?.message.text).toContain('https://shop.test/');
    expect([shop.commits, shop.gateway.refunds, shop.audits]).toEqual([1, [], []]);
  });

  it('is recorded whole where the shop had no record of it', async () => {
    const shop = open();
    await deliver(shop, completed({ sessionId: 'cs_lost' }));
    expect(paymentOf(shop, 'cs_lost')).toMatchObject({
      orderId: 'order-1',
      uid: 'uid',
      amount: cents(1305),
      currency: 'EUR',
      status: 'paid',
      paymentIntentId: 'pi_1',
      refundId: null,
      reason: null,
      declines: 0,
    });
  });

  it('changes nothing that it has changed before', async () => {
    const shop = open();
    await deliver(shop, completed());
    const before = orderOf(shop);
    await deliver(shop, completed(), 'evt_again');
    expect(orderOf(shop)).toEqual(before);
    expect(shop.eventTable.get('evt_again')).toBeDefined();
    expect(shop.gateway.refunds).toEqual([]);
  });

  it('changes nothing once its money went back, even when the order is gone', async () => {
    const shop = open();
    shop.putPayment({ status: 'refunded' });
    shop.orderTable.rows.delete('order-1');
    await deliver(shop, completed());
    expect([shop.gateway.refunds, shop.mailIds]).toEqual([[], []]);
  });
});

describe('a payment that no order needs', () => {
  it('goes back, with an entry in the order’s history and the log, and a mail', async () => {
    const shop = open();
    await deliver(shop, completed({ amount: cents(1304) }));
    const reason = 'amount_mismatch';
    expect(shop.gateway.refunds).toEqual([
      { key: 'refund-pi_1', paymentIntentId: 'pi_1', orderId: 'order-1', reason },
    ]);
    expect(orderOf(shop)).toMatchObject({
      paid: false,
      events: [{ type: 'payment_returned', ...GATEWAY }],
    });
    // What was paid, which is not what was asked for.
    const paid = { paymentIntentId: 'pi_1', amount: cents(1304), currency: 'EUR' };
    const back = { ...paid, refundId: 're_1', reason };
    expect(paymentOf(shop)).toMatchObject({ status: 'refunded', ...back });
    const details = { orderId: 'order-1', sessionId: 'cs_1', ...back };
    expect(shop.audits).toEqual([{ type: 'payment.refunded', at: NOW, by: 'gateway', details }]);
    const mail = shop.mailTable.get('order-1-payment_returned-cs_1');
    expect(mail).toMatchObject({ to: 'buyer@test.example' });
    expect(mail?.message.text).toContain('€13.04');
    expect(mail?.message.text).toContain('https://shop.test/');
  });

  it('goes back to whoever paid when the order is gone', async () => {
    const shop = open();
    shop.orderTable.rows.delete('order-1');
    await deliver(shop, completed());
    expect(paymentOf(shop)).toMatchObject({ status: 'refunded', reason: 'order_gone', uid: 'uid' });
    expect([...shop.mailTable.rows.values()]).toMatchObject([{ to: 'payer@test.example' }]);
    expect(shop.orderTable.rows.size).toBe(0);
  });

  it('goes back without a mail when no address is known, and for an unknown customer', async () => {
    const shop = new MemoryShop();
    await deliver(shop, completed({ email: null }));
    expect(paymentOf(shop)).toMatchObject({ status: 'refunded', uid: '', orderId: 'order-1' });
    expect(shop.mailIds).toEqual([]);
    expect(shop.gateway.refunds).toHaveLength(1);
  });

  it('belongs to the order’s customer where the shop had no record of it', async () => {
    const shop = open();
    await deliver(shop, completed({ sessionId: 'cs_lost', amount: cents(1304) }));
    expect(paymentOf(shop, 'cs_lost')).toMatchObject({ uid: 'uid', status: 'refunded' });
  });

  it('needs no refund when nothing had to be paid', async () => {
    const shop = open();
    await deliver(shop, completed({ paymentIntentId: null, amount: cents(0) }));
    expect(shop.gateway.refunds).toEqual([]);
    expect(paymentOf(shop)).toMatchObject({ status: 'refunded', refundId: null });
  });

  it('goes back once though the shop had to decide twice', async () => {
    const shop = open();
    shop.meanwhile.push(() => shop.putOrder({ city: 'Elsewhere' }));
    await deliver(shop, completed({ amount: cents(1304) }));
    expect(new Set(shop.gateway.refunds.map(({ key }) => key)).size).toBe(1);
    expect(paymentOf(shop)?.refundId).toBe('re_1');
  });
});
