import { describe, expect, it } from 'vitest';
import { cents, type Cents } from '../../contract/money/units.ts';
import { admin, type MemoryShop } from '../memory-shop.fixtures.ts';
import { deliver, paidShop } from '../payments/event.fixtures.ts';
import { paidPurchase } from '../payments/purchase.fixtures.ts';
import { withoutWaiting } from '../waits.fixtures.ts';
import { recordTransfer } from './record-transfer.ts';
import { refundOrder } from './refund-order.ts';

withoutWaiting();

const TRANSFER = { reference: 'SEPA 17', date: '2026-11-20' };

/** Refunds an order, has the bank send that back, and pays it out by bank. */
const payOut = async (shop: MemoryShop, orderId: string, amount: Cents) => {
  await refundOrder(shop, admin, { orderId, restock: false, idempotencyKey: undefined });
  const about = { refundId: 're_1', paymentIntentId: 'pi_1', orderId, amount, why: null };
  await deliver(shop, { kind: 'refund_failed', ...about }, 'evt_failed');
  await recordTransfer(shop, admin, orderId, TRANSFER);
};

/** What the customer is told, and the log says, of the transfer. */
const saidOf = (shop: MemoryShop, orderId: string) => ({
  told: shop.mailTable.get(`${orderId}-transferred`)?.message.text,
  logged: shop.audits.find(({ type }) => type === 'order.transferred')?.details.amount,
});

describe('a transfer in the place of a refund that did not arrive', () => {
  it('is of what was refunded', async () => {
    const shop = paidShop();
    await payOut(shop, 'order-1', cents(1305));
    const { told, logged } = saidOf(shop, 'order-1');
    expect([told, logged]).toEqual([expect.stringContaining('Our refund of €13.05'), 13.05]);
  });

  it('is of what was left after a part had gone back in the gateway’s dashboard', async () => {
    const shop = paidShop();
    shop.putPayment({ status: 'paid', paymentIntentId: 'pi_1', partlyReturned: cents(300) });
    await payOut(shop, 'order-1', cents(1005));
    const { told, logged } = saidOf(shop, 'order-1');
    expect([told, logged]).toEqual([expect.stringContaining('Our refund of €10.05'), 10.05]);
  });

  it('is of what was refunded of its line, where of a purchase less was left', async () => {
    const { shop, ids } = await paidPurchase();
    shop.gateway.returnPart('pi_1', 3500);
    const part = { kind: 'refunded', paymentIntentId: 'pi_1', orderId: ids[0] } as const;
    await deliver(shop, { ...part, amount: cents(3500), full: false }, 'evt_part');
    await payOut(shop, ids[0], cents(415));
    const { told, logged } = saidOf(shop, ids[0]);
    expect([told, logged]).toEqual([expect.stringContaining('Our refund of €4.15'), 4.15]);
  });
});
