import { expect } from 'vitest';
import { DOCS, paid, type Row } from './row.fixtures.ts';

export const REFUNDS: readonly Row[] = [
  [
    'gives back all that is left where no amount is said, and no more than that',
    `${DOCS}/api/refunds/create`,
    async (bench) => {
      const { intent, charge } = await paid(bench);
      await bench.stripe.refunds.create({ payment_intent: intent, amount: 300 });
      const partly = await bench.stripe.charges.retrieve(charge);
      expect([partly.amount_refunded, partly.refunded]).toEqual([300, false]);
      await expect(
        bench.stripe.refunds.create({ payment_intent: intent, amount: 1006 }),
      ).rejects.toMatchObject({ statusCode: 400 });
      expect((await bench.stripe.refunds.create({ payment_intent: intent })).amount).toBe(1005);
      expect((await bench.stripe.charges.retrieve(charge)).refunded).toBe(true);
    },
  ],
  [
    'refuses to refund what has gone back as a whole',
    `${DOCS}/error-codes#charge-already-refunded`,
    async (bench) => {
      const { intent } = await paid(bench);
      await bench.stripe.refunds.create({ payment_intent: intent });
      await expect(bench.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
        code: 'charge_already_refunded',
      });
    },
  ],
  [
    'lists the refunds of a payment',
    `${DOCS}/api/refunds/list`,
    async (bench) => {
      const [{ intent }, { intent: other }] = [await paid(bench), await paid(bench)];
      const { id } = await bench.stripe.refunds.create({ payment_intent: intent });
      await bench.stripe.refunds.create({ payment_intent: other });
      const { data } = await bench.stripe.refunds.list({ payment_intent: intent });
      expect(data.map((refund) => refund.id)).toEqual([id]);
    },
  ],
  [
    'lets a refund wait while the balance is too low, and tells when it has gone out',
    `${DOCS}/changelog/basil/2025-04-30/refund-pending-reason`,
    async (bench) => {
      const { intent, charge } = await paid(bench);
      await bench.control({ balance: 'low' });
      const refund = await bench.stripe.refunds.create({ payment_intent: intent });
      expect(refund).toMatchObject({ status: 'pending', pending_reason: 'insufficient_funds' });
      expect((await bench.stripe.charges.retrieve(charge)).refunded).toBe(true);
      await bench.control({ balance: 'enough' });
      await expect
        .poll(() => bench.events.filter(({ type }) => type.endsWith('refund.updated')))
        .toHaveLength(2);
      expect(bench.events.at(-1)?.data.object).toMatchObject({ status: 'succeeded' });
    },
  ],
  [
    'fails a refund that waits for money when the payment is disputed',
    'https://support.stripe.com/questions/pending-refunds-due-to-insufficient-funds-or-stripe-balance',
    async (bench) => {
      const { intent } = await paid(bench);
      await bench.control({ balance: 'low' });
      const { id } = await bench.stripe.refunds.create({ payment_intent: intent });
      await bench.control({ dispute: intent });
      await expect.poll(() => bench.events.map(({ type }) => type)).toContain('refund.failed');
      const { data } = await bench.stripe.refunds.list({ payment_intent: intent });
      expect(data).toMatchObject([{ id, status: 'failed' }]);
      expect((await bench.stripe.disputes.list({ payment_intent: intent })).data).toHaveLength(1);
    },
  ],
  [
    'has the money back when a refund fails, and tells of it',
    `${DOCS}/refunds#failed-refunds`,
    async (bench) => {
      const { intent, charge } = await paid(bench);
      const { id } = await bench.stripe.refunds.create({ payment_intent: intent });
      await bench.control({ failRefund: id });
      // Events are delivered side by side.
      const told = () =>
        bench.events
          .slice(1)
          .map(({ type }) => type)
          .sort();
      await expect
        .poll(told)
        .toEqual(['charge.refund.updated', 'charge.refunded', 'refund.failed', 'refund.updated']);
      expect(bench.events.at(-1)?.data.object).toMatchObject({ id, status: 'failed' });
      expect((await bench.stripe.charges.retrieve(charge)).amount_refunded).toBe(0);
    },
  ],
];
