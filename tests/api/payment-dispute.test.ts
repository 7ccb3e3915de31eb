import { describe, expect, it } from 'vitest';
import { reconcile } from '../../functions/src/domain/reconcile/reconcile.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { control, eventsOf, paymentOf, stripe } from '../support/api-gateway.ts';
import { orderOf } from '../support/api-orders.ts';
import { paidOrder } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';
import { auditOf, mailAbout } from '../support/api-records.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

/** A paid order whose payment the customer disputes at the bank. */
const disputedOrder = async () => {
  const { id, sessionId } = await paidOrder(owner);
  const intent = (await orderOf(owner, id)).tranID ?? '';
  await control({ dispute: intent });
  await expect.poll(async () => (await orderOf(owner, id)).events.length).toBe(5);
  const { dispute } = await orderOf(owner, id);
  return { id, sessionId, disputeId: dispute?.disputeId ?? '' };
};
const stateOf = async (id: string) => (await orderOf(owner, id)).dispute?.state;
const ship = (id: string, query: { despiteDispute?: string } = {}) =>
  call('shipOrder', { id }, { token: admin.token, query });
const discrepanciesOf = async (sessionId: string) =>
  (await reconcile(deps, { graceMs: 0 })).discrepancies.first
    .filter(({ about }) => about.endsWith(sessionId))
    .map(({ kind }) => kind);

describe('a dispute', () => {
  it('is recorded in the order, its history and the log, with the day for evidence', async () => {
    const { id, disputeId } = await disputedOrder();
    const { dispute, events } = await orderOf(admin, id);
    expect(dispute).toMatchObject({ disputeId, state: 'open', amount: 13.05 });
    expect(Date.parse(dispute?.dueBy ?? '')).toBeGreaterThan(Date.now());
    // Two events, delivered side by side.
    expect(
      events
        .slice(-2)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['dispute_withdrawn', 'disputed']);
    expect((await auditOf(id)).map(({ type }) => type).sort()).toEqual([
      'payment.dispute_opened',
      'payment.dispute_withdrawn',
    ]);
    const mail = await mailAbout(id, `dispute_opened-${disputeId}`);
    // The office of all tests is larger than a mail has recipients.
    const office = await db.collection('users').where('role', '==', 'admin').get();
    const addresses = office.docs.map((user) => user.get('email') as string);
    const told = [mail?.to ?? []].flat();
    expect(told.length).toBeGreaterThan(0);
    expect(addresses).toEqual(expect.arrayContaining(told));
  });

  it('ships only with a confirmation of the dispute', async () => {
    const { id } = await disputedOrder();
    const refused = await ship(id);
    expect([refused.status, refused.error.code]).toEqual([409, 'order_disputed']);
    expect((await orderOf(owner, id)).shipped).toBe(false);
    expect((await ship(id, { despiteDispute: 'yes' })).status).toBe(400);
    expect((await ship(id, { despiteDispute: 'true' })).status).toBe(200);
    expect((await orderOf(owner, id)).shipped).toBe(true);
  });

  it('that is lost counts so in the books, which then agree with the gateway', async () => {
    const { id, sessionId, disputeId } = await disputedOrder();
    await control({ drop: 1, loseDispute: disputeId });
    expect(await discrepanciesOf(sessionId)).toEqual(['dispute_unrecorded']);
    await control({ redeliver: (await eventsOf(disputeId)).at(-1)?.id });
    await expect.poll(() => stateOf(id)).toBe('lost');
    expect((await paymentOf(sessionId))?.status).toBe('lost');
    expect(await discrepanciesOf(sessionId)).toEqual([]);
  });

  it('that is won is over', async () => {
    const { id, sessionId, disputeId } = await disputedOrder();
    await control({ winDispute: disputeId });
    await expect.poll(() => stateOf(id)).toBe('won');
    expect((await paymentOf(sessionId))?.status).toBe('paid');
    expect((await ship(id)).status).toBe(200);
  });
});

describe('money that goes back in parts', () => {
  it('is recorded part by part, and the refund of the rest as what was left', async () => {
    const { id, sessionId } = await paidOrder(owner);
    const intent = (await orderOf(owner, id)).tranID ?? '';
    await stripe.refunds.create({ payment_intent: intent, amount: 300 });
    await expect
      .poll(async () => (await orderOf(owner, id)).events.at(-1)?.type)
      .toBe('partly_refunded');
    const body = { restock: false };
    expect((await call('refundOrder', { id }, { token: admin.token, body })).status).toBe(200);
    expect((await paymentOf(sessionId))?.status).toBe('refunded');
    const amounts = (await auditOf(id)).flatMap((entry) =>
      'amount' in entry ? [[entry.type, entry.amount]] : [],
    );
    expect(amounts).toEqual([
      ['payment.refunded', 300],
      ['order.refunded', 10.05],
    ]);
    expect((await mailAbout(id, 'refunded'))?.message.text).toContain('€10.05');
  });
});
