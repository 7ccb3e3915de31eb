import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money/units.ts';
import type { PaymentFact } from '../../data/payments/gateway-types.ts';
import { NOW } from '../stock/allocate.fixtures.ts';
import { deliver, paidShop } from './event.fixtures.ts';

const about = (paymentIntentId: string) =>
  ({ paymentIntentId, orderId: undefined, amount: cents(1305), currency: 'EUR' }) as const;

/** Events of a payment without the metadata that names the shop. */
const NEWS: readonly [string, (paymentIntentId: string) => PaymentFact][] = [
  ['a refund', (intent) => ({ kind: 'refunded', ...about(intent), full: true })],
  [
    'a part of the money that came back',
    (intent) => ({
      kind: 'refund_failed',
      ...about(intent),
      ...{ refundId: 're_1', amount: cents(300), why: null },
    }),
  ],
  [
    'a dispute',
    (intent) => ({
      kind: 'dispute',
      ...about(intent),
      ...{ stage: 'opened', disputeId: 'du_1', reason: 'fraudulent', state: 'open' },
      ...{ openedAt: NOW, dueBy: null },
    }),
  ],
];

describe.each(NEWS)('an event without metadata of %s', (_what, factAbout) => {
  it('is of another program when no checkout of ours took the payment, and is left alone', async () => {
    const shop = paidShop();
    expect(await deliver(shop, factAbout('pi_of_others'))).toBe('foreign');
    expect([shop.commits, shop.eventTable.rows.size]).toEqual([0, 0]);
    expect([shop.audits, shop.mailIds]).toEqual([[], []]);
  });

  it('is ours when a checkout of ours took it, and is recorded', async () => {
    const shop = paidShop();
    expect(await deliver(shop, factAbout('pi_1'))).toBe('ours');
    expect(shop.eventTable.get('evt_1')).toBeDefined();
    expect(shop.audits).toHaveLength(1);
  });
});
