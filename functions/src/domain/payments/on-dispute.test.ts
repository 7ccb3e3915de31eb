import { describe, expect, it } from 'vitest';
import { isDisputed } from '../../contract/orders/payments.ts';
import { cents } from '../../contract/money/units.ts';
import type { DisputeFact } from '../../data/payments/gateway-types.ts';
import type { MemoryShop } from '../memory-shop.fixtures.ts';
import { NOW } from '../stock/allocate.fixtures.ts';
import { checkout, deliver, paidShop } from './event.fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const opened: DisputeFact = {
  kind: 'dispute',
  stage: 'opened',
  disputeId: 'du_1',
  paymentIntentId: 'pi_1',
  amount: cents(1305),
  currency: 'EUR',
  reason: 'product_not_received',
  state: 'open',
  openedAt: NOW,
  dueBy: NOW + 7 * DAY_MS,
};
const withdrawn: DisputeFact = { ...opened, stage: 'withdrawn' };
const lost: DisputeFact = { ...opened, stage: 'closed', state: 'lost' };
const won: DisputeFact = { ...opened, stage: 'closed', state: 'won' };
const reinstated: DisputeFact = { ...won, stage: 'reinstated' };

/** Delivers facts one after the other, each as an event of its own. */
const deliverAll = async (shop: MemoryShop, ...facts: DisputeFact[]): Promise<void> => {
  for (const [index, fact] of facts.entries()) await deliver(shop, fact, `evt_${index}`);
};
const orderOf = (shop: MemoryShop) => shop.orderTable.get('order-1');
const historyOf = (shop: MemoryShop) => orderOf(shop)?.events.map(({ type }) => type);

describe('a dispute', () => {
  it('is recorded in order, history and log, with the date by which evidence is due', async () => {
    const shop = paidShop();
    await deliverAll(shop, opened, withdrawn);
    expect(orderOf(shop)).toMatchObject({
      paid: true,
      dispute: {
        disputeId: 'du_1',
        state: 'open',
        reason: 'product_not_received',
        amount: 13.05,
        at: new Date(NOW).toISOString(),
        dueBy: new Date(NOW + 7 * DAY_MS).toISOString(),
      },
    });
    expect(historyOf(shop)).toEqual(['disputed', 'dispute_withdrawn']);
    expect(shop.audits).toMatchObject([
      { type: 'payment.dispute_opened', by: 'gateway', details: { orderId: 'order-1' } },
      { type: 'payment.dispute_withdrawn', details: { disputeId: 'du_1', amount: 1305 } },
    ]);
    expect(shop.paymentTable.get('cs_1')?.status).toBe('paid');
  });

  it('is mailed to the office once, when it begins', async () => {
    const shop = paidShop();
    await deliverAll(shop, opened, withdrawn, { ...opened, stage: 'changed' }, lost);
    expect(shop.mailIds).toEqual(['order-1-dispute_opened-du_1']);
  });

  it('has its beginning in the history when the event of the withdrawn money comes first', async () => {
    const shop = paidShop();
    await deliverAll(shop, withdrawn, opened);
    expect(historyOf(shop)).toEqual(['dispute_withdrawn', 'disputed']);
  });

  it('that is lost counts as lost in the books', async () => {
    const shop = paidShop();
    await deliverAll(shop, opened, lost);
    expect(historyOf(shop)).toEqual(['disputed', 'dispute_lost']);
    expect(orderOf(shop)?.dispute).toMatchObject({ state: 'lost', dueBy: null });
    expect(shop.paymentTable.get('cs_1')?.status).toBe('lost');
    await deliver(shop, { kind: 'completed', checkout }, 'evt_again');
    expect(shop.gateway.refunds).toEqual([]);
  });

  it('that is won leaves the money where it was', async () => {
    const shop = paidShop();
    await deliverAll(shop, opened, won, reinstated);
    expect(historyOf(shop)).toEqual(['disputed', 'dispute_won', 'dispute_reinstated']);
    expect(shop.paymentTable.get('cs_1')?.status).toBe('paid');
    const order = orderOf(shop);
    expect(order && isDisputed(order)).toBe(false);
  });

  it('stays decided when the event of its beginning comes after that of its end', async () => {
    const shop = paidShop();
    await deliverAll(shop, lost, opened, { ...opened, stage: 'changed' });
    expect(historyOf(shop)).toEqual(['dispute_lost']);
    expect(shop.mailIds).toEqual([]);
    expect(orderOf(shop)?.dispute?.state).toBe('lost');
    expect(shop.audits).toHaveLength(3);
  });

  it('that came after another one is not hidden by a late event of that one', async () => {
    const shop = paidShop();
    const first = { ...lost, disputeId: 'du_0', state: 'closed', openedAt: NOW - DAY_MS } as const;
    await deliverAll(shop, { ...first, stage: 'opened', state: 'open' }, opened, first);
    expect(orderOf(shop)?.dispute).toMatchObject({ disputeId: 'du_1', state: 'open' });
    expect(historyOf(shop)).toEqual(['disputed', 'disputed', 'dispute_closed']);
  });

  it('that is won on appeal is no loss any more', async () => {
    const shop = paidShop();
    await deliverAll(shop, opened, lost, won);
    expect(shop.paymentTable.get('cs_1')?.status).toBe('paid');
    expect(orderOf(shop)?.dispute?.state).toBe('won');
  });

  it('about a payment that an order does not hold is logged and counted', async () => {
    const shop = paidShop({ tranID: 'pi_other' });
    await deliverAll(shop, lost);
    expect(orderOf(shop)?.dispute).toBeNull();
    expect([shop.audits.length, shop.paymentTable.get('cs_1')?.status]).toEqual([1, 'lost']);
  });
});
