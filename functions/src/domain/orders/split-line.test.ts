import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SPLIT_LINES, SHIP_UNDO_MS } from '../../contract/constants.ts';
import { payableOf } from '../../contract/delivery/destinations.ts';
import { HOME_DELIVERY } from '../../contract/orders/order.fixtures.ts';
import { orderState } from '../../contract/orders/order-transitions.ts';
import { cents, pieces } from '../../contract/money/units.ts';
import { admin, type MemoryShop } from '../memory-shop.fixtures.ts';
import { deliver, paidShop } from '../payments/event.fixtures.ts';
import { paidPurchase } from '../payments/purchase.fixtures.ts';
import { purchaseDiscrepancies } from '../reconcile/purchase-discrepancies.ts';
import { product } from '../stock/allocate.fixtures.ts';
import { refundOrder } from './refund-order.ts';
import { sendShippedMails } from './send-shipped-mails.ts';
import { shipOrder, shipParcel, undoShipOrder } from './ship-order.ts';

const delivery = { ...HOME_DELIVERY, cost: 1 };
const PAID = cents(12 * 435 + 100);

/** A shop with order-1 of 12 rollers and a share of delivery, paid; of its stock 10 are left. */
const shopOfTwelve = (): MemoryShop => {
  const shop = paidShop({ quantity: pieces(12), totalPrice: 52.2, delivery });
  shop.putPayment({ status: 'paid', paymentIntentId: 'pi_1', amount: PAID });
  return shop;
};

const linesOf = (shop: MemoryShop) =>
  [...shop.orderTable.rows.values()].map((line) => ({
    id: line._id,
    quantity: line.quantity,
    state: orderState(line),
    payable: payableOf(line),
  }));
const newLine = (shop: MemoryShop) =>
  [...shop.orderTable.rows.values()].find(({ _id }) => _id !== 'order-1');

const refundPart = (
  shop: MemoryShop,
  part: { quantity: number; of: number },
  { orderId = 'order-1', restock = false, idempotencyKey = undefined as string | undefined } = {},
) => refundOrder(shop, admin, { orderId, restock, part, idempotencyKey });
const ship = (shop: MemoryShop, quantity: number, of: number, id = 'order-1') =>
  shipParcel(shop, admin, 'order-1', [{ id, quantity, of }]);

describe('some pieces of a line', () => {
  it('are shipped as a line of their own, and the others later under the id of the line', async () => {
    const shop = shopOfTwelve();
    expect(await ship(shop, 10, 12)).toBe(1);
    expect(linesOf(shop)).toEqual([
      { id: 'order-1', quantity: 2, state: 'paid', payable: 887 },
      { id: newLine(shop)?._id, quantity: 10, state: 'shipped', payable: 4433 },
    ]);
    expect(newLine(shop)?.number).toBe(shop.orderTable.get('order-1')?.number);
    expect(shop.commits).toBe(1);
    shop.time += SHIP_UNDO_MS;
    await sendShippedMails(shop);
    expect(await shipOrder(shop, admin, 'order-1')).toBe(1);
    shop.time += SHIP_UNDO_MS;
    await sendShippedMails(shop);
    expect(shop.mailIds).toEqual([`${newLine(shop)?._id}-shipped`, 'order-1-shipped']);
  });

  it('make an order that was placed by itself a purchase, and its payment one for it', async () => {
    const shop = shopOfTwelve();
    await ship(shop, 10, 12);
    const purchase = { id: 'order-1', line: 1, lines: 1 };
    expect(shop.orderTable.get('order-1')?.purchase).toEqual(purchase);
    expect(newLine(shop)?.purchase).toEqual(purchase);
    expect(shop.paymentTable.get('cs_1')?.purchase).toEqual({ id: 'order-1', lines: [1] });
  });

  it('are refunded with their share of delivery, and go back on sale alone', async () => {
    const shop = shopOfTwelve();
    await refundPart(shop, { quantity: 2, of: 12 }, { restock: true });
    expect(linesOf(shop)).toEqual([
      { id: 'order-1', quantity: 10, state: 'paid', payable: 4433 },
      { id: newLine(shop)?._id, quantity: 2, state: 'refunded', payable: 887 },
    ]);
    expect(shop.gateway.refunds).toMatchObject([{ amount: 887, paymentIntentId: 'pi_1' }]);
    expect(shop.paymentTable.get('cs_1')).toMatchObject({ status: 'paid', partlyReturned: 887 });
    expect(shop.productTable.get('roller')?.available).toBe(12);
    expect(shop.mailIds).toEqual([`${newLine(shop)?._id}-refunded`]);
  });

  it('are all that the line has where as many are named', async () => {
    const shop = shopOfTwelve();
    await refundPart(shop, { quantity: 12, of: 12 });
    expect(linesOf(shop)).toMatchObject([{ id: 'order-1', quantity: 12, state: 'refunded' }]);
    expect(shop.paymentTable.get('cs_1')?.status).toBe('refunded');
  });

  it('are refused where somebody else has taken some meanwhile, and nothing happens', async () => {
    const shop = shopOfTwelve();
    shop.meanwhile.push(() => ship(shop, 3, 12));
    await expect(refundPart(shop, { quantity: 2, of: 12 })).rejects.toMatchObject({
      code: 'quantity_changed',
    });
    expect(linesOf(shop)).toMatchObject([{ quantity: 9 }, { quantity: 3, state: 'shipped' }]);
    expect(shop.gateway.refunds).toEqual([]);
    await expect(ship(shop, 10, 9)).rejects.toMatchObject({ code: 'quantity_changed' });
  });

  it.each([
    ['unpaid', { paid: false, tranID: null }, 'order_not_paid'],
    ['refunded', { refundedAt: '2026-11-21T08:00:00.000Z' }, 'order_refunded'],
    ['shipped before', { shipped: true }, 'order_shipped'],
  ])('of a line that is %s are not shipped', async (_what, changes, code) => {
    const shop = paidShop({ quantity: pieces(12), ...changes });
    await expect(ship(shop, 2, 12)).rejects.toMatchObject({ code });
  });

  it('of a refund that failed are not refunded without the others', async () => {
    const failed = { refundFailure: { at: '', refundId: 're', amount: 1, why: null } };
    const shop = paidShop({ quantity: pieces(12), refundedAt: '2026-11-21', ...failed });
    await expect(refundPart(shop, { quantity: 2, of: 12 })).rejects.toMatchObject({
      code: 'order_refunded',
    });
  });

  it('of a line of another order are not found', async () => {
    const shop = shopOfTwelve();
    await expect(ship(shop, 2, 12, 'other')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are split off at most so often that one read finds all lines', async () => {
    const { shop, purchaseId, ids } = await paidPurchase();
    const [line] = await shop.orders.findWholePurchase(purchaseId);
    for (let index = 3; index < MAX_SPLIT_LINES; index += 1)
      shop.putOrder({ ...line, _id: `line-${index}` });
    const split = shipParcel(shop, admin, purchaseId, [{ id: ids[0], quantity: 1, of: 2 }]);
    await expect(split).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a split whose answer is lost', () => {
  it('is made once by the same call', async () => {
    const shop = shopOfTwelve();
    shop.loseAnswer();
    expect(await ship(shop, 10, 12)).toBe(1);
    expect(linesOf(shop)).toMatchObject([{ quantity: 2 }, { quantity: 10, state: 'shipped' }]);
  });

  it('is made once by a call that is repeated under its key', async () => {
    const shop = shopOfTwelve();
    const once = { idempotencyKey: 'key-of-this-press' };
    await refundPart(shop, { quantity: 2, of: 12 }, once);
    shop.loseAnswer();
    expect(await refundPart(shop, { quantity: 2, of: 12 }, once)).toMatchObject({ replayed: true });
    expect(linesOf(shop)).toMatchObject([{ quantity: 10 }, { quantity: 2, state: 'refunded' }]);
    expect(shop.gateway.refunds).toHaveLength(1);
  });
});

describe('shipping some pieces', () => {
  it('is undone like every shipping, and all of them are then still to be shipped', async () => {
    const shop = shopOfTwelve();
    await ship(shop, 10, 12);
    await undoShipOrder(shop, admin, newLine(shop)?._id ?? '');
    expect(linesOf(shop)).toMatchObject([
      { quantity: 2, state: 'paid' },
      { quantity: 10, state: 'paid' },
    ]);
  });
});

describe('money of a line that was split', () => {
  it('is disputed for all of its lines', async () => {
    const shop = shopOfTwelve();
    await ship(shop, 10, 12);
    await deliver(shop, {
      ...{ kind: 'dispute', stage: 'opened', state: 'open', disputeId: 'du_1' },
      ...{ paymentIntentId: 'pi_1', amount: PAID, currency: 'EUR', reason: 'fraudulent' },
      ...{ openedAt: shop.time, dueBy: null },
    } as never);
    const disputes = [...shop.orderTable.rows.values()].map(({ dispute }) => dispute?.disputeId);
    expect(disputes).toEqual(['du_1', 'du_1']);
  });

  it('comes back in full whatever is refunded in which order, and so do the pieces', async () => {
    const step = fc.record({ line: fc.nat(), quantity: fc.integer({ min: 1, max: 12 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const shop = shopOfTwelve();
        const open = () => linesOf(shop).filter(({ state }) => state !== 'refunded');
        for (const { line, quantity } of steps) {
          const lines = open();
          const { id: orderId, quantity: of } = lines[line % lines.length] ?? lines[0] ?? {};
          if (orderId === undefined || of === undefined) break;
          const part = { quantity: Math.min(quantity, of), of };
          await refundPart(shop, part, { orderId, restock: true });
        }
        for (const { id, quantity: of } of open())
          await refundPart(shop, { quantity: of, of }, { orderId: id, restock: true });
        const { amount, partlyReturned, status } = shop.paymentTable.get('cs_1') ?? {};
        expect([amount, status]).toEqual([PAID, 'refunded']);
        expect([0, PAID]).toContain(partlyReturned);
        expect(shop.productTable.get('roller')?.available).toBe(product.available + 12);
      }),
      { numRuns: 50 },
    );
  });

  it('agrees with the gateway’s books', async () => {
    const shop = shopOfTwelve();
    await refundPart(shop, { quantity: 2, of: 12 });
    const payment = shop.paymentTable.get('cs_1');
    if (!payment) throw new Error('no payment');
    const lines = await shop.orders.listPurchase('order-1');
    const checkout = { paymentIntentId: 'pi_1', amount: PAID, currency: 'EUR' };
    const gateway = { lost: false, paidAt: null, returned: cents(887), checkout } as never;
    const view = { payment, order: lines[0], lines, gateway };
    expect(purchaseDiscrepancies(view, gateway, { now: shop.time, graceMs: 0 })).toEqual([]);
    // Held by one of its lines alone, it is not all there.
    const gone = { ...view, lines: [] };
    expect(purchaseDiscrepancies(gone, gateway, { now: shop.time, graceMs: 0 })).toEqual([
      'paid_without_order',
    ]);
  });
});
