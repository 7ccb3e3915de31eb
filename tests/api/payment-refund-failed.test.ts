import { orderState } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { reconcile } from '../../functions/src/domain/reconcile/reconcile.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { control, eventsOf, paymentOf, stripe } from '../support/api-gateway.ts';
import { orderOf } from '../support/api-orders.ts';
import { paidOrder } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';
import { auditOf, mailAbout, mailEventsOf } from '../support/api-records.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

describe('a refund that the customer’s bank sends back', () => {
  /** An order whose refund was made in the gateway's dashboard and has failed. */
  const failedRefund = async () => {
    const { id, sessionId } = await paidOrder(owner);
    const intent = (await orderOf(owner, id)).tranID ?? '';
    const refund = await stripe.refunds.create({ payment_intent: intent });
    await expect.poll(async () => (await paymentOf(sessionId))?.status).toBe('refunded');
    await control({ duplicates: 2, failRefund: refund.id });
    await expect.poll(async () => orderState(await orderOf(owner, id))).toBe('refund_failed');
    return { id, sessionId, intent, refundId: refund.id };
  };
  const logged = async (id: string, wanted: string) =>
    (await auditOf(id)).filter(({ type }) => type === wanted);
  const refundsOf = async (id: string) =>
    (await eventsOf(id)).filter(({ type }) => type === 'charge.refunded');
  const listed = async (id: string) => {
    const query = { state: 'refund_failed', limit: 100 };
    const { body } = await call('listOrders', {}, { token: admin.token, query });
    return body.some(({ _id }) => _id === id);
  };
  const discrepanciesOf = async (sessionId: string) =>
    (await reconcile(deps, { graceMs: 0 })).discrepancies.first.filter(({ about }) =>
      about.endsWith(sessionId),
    );
  const transfer = { reference: 'SEPA 2026-17', date: '2026-11-20' };

  it('is recorded once in the order’s history and in the log, with a mail to the office', async () => {
    const { id, sessionId, refundId } = await failedRefund();
    const order = await orderOf(owner, id);
    expect(order.events.filter(({ type }) => type === 'refund_failed')).toHaveLength(1);
    expect(order.refundFailure).toMatchObject({ refundId, why: 'expired_or_canceled_card' });
    expect((await paymentOf(sessionId))?.status).toBe('refund_failed');
    expect(await logged(id, 'payment.refund_failed')).toMatchObject([
      { by: 'gateway', sessionId, refundId, amount: 1305, why: 'expired_or_canceled_card' },
    ]);
    const mail = await mailAbout(id, `refund_failed-${refundId}`);
    expect(mail?.message.subject).toMatch(/^A refund did not arrive: €13\.05/);
    expect(await listed(id)).toBe(true);
  });

  it('is refunded once more, however many ask at once', async () => {
    const { id, sessionId } = await failedRefund();
    expect((await discrepanciesOf(sessionId)).map(({ kind }) => kind)).toEqual(['refund_failed']);
    const body = { restock: false };
    const tries = await Promise.all(
      [1, 2, 3].map(() => call('refundOrder', { id }, { token: admin.token, body })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(orderState(await orderOf(owner, id))).toBe('refunded');
    expect(await refundsOf(id)).toHaveLength(2);
    expect(await listed(id)).toBe(false);
    expect(await discrepanciesOf(sessionId)).toEqual([]);
    expect(await mailEventsOf(id)).toContainEqual(expect.stringMatching(/^refunded-after-re_/));
  });

  it('is paid out by bank, once, and the books agree', async () => {
    const { id, sessionId } = await failedRefund();
    const record = (token: string, body: object) => call('recordTransfer', { id }, { token, body });
    expect((await record(owner.token, transfer)).status).toBe(403);
    const wrong = await record(admin.token, { reference: ' ', date: '2999-01-01' });
    expect(Object.keys(wrong.error.fields ?? {}).sort()).toEqual(['date', 'reference']);
    expect((await record(admin.token, transfer)).body).toEqual({ modifiedCount: 1 });
    const again = await record(admin.token, transfer);
    expect([again.status, again.error.code]).toEqual([409, 'refund_not_failed']);
    expect(await orderOf(owner, id)).toMatchObject({ transfer, refundFailure: null });
    expect(await logged(id, 'order.transferred')).toMatchObject([{ by: admin.email, ...transfer }]);
    expect((await mailAbout(id, 'transferred'))?.message.text).toContain('SEPA 2026-17');
    const refund = await call(
      'refundOrder',
      { id },
      { token: admin.token, body: { restock: false } },
    );
    expect(refund.error.code).toBe('order_refunded');
    expect(await discrepanciesOf(sessionId)).toEqual([]);
  });

  it('that is made in the dashboard after a transfer shows in the books', async () => {
    const { id, sessionId, intent } = await failedRefund();
    await call('recordTransfer', { id }, { token: admin.token, body: transfer });
    await stripe.refunds.create({ payment_intent: intent });
    expect((await discrepanciesOf(sessionId)).map(({ kind }) => kind)).toEqual(['refunded_twice']);
  });
});
