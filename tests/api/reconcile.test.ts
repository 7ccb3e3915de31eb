import { execFile } from 'node:child_process';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Discrepancy } from '../../functions/src/domain/reconcile/discrepancy.ts';
import { reconcile } from '../../functions/src/domain/reconcile/reconcile.ts';
import { repair } from '../../functions/src/domain/reconcile/repair.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { control, eventsOf, paymentOf, stripe } from '../support/api-gateway.ts';
import { availableOf, orderOf, stockIsWhole } from '../support/api-orders.ts';
import { checkedOutOrder, paidOrder, orderPaidWithoutWebhook } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';
import { writeDirectly } from '../support/direct-writes.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

/** The discrepancies about these ids; what other tests left behind is none of ours. */
const found = async (...ids: string[]): Promise<Discrepancy[]> =>
  (await reconcile(deps, { graceMs: 0 })).discrepancies.first.filter(({ about }) =>
    ids.some((id) => about.endsWith(id)),
  );
const kindsOf = (discrepancies: Discrepancy[]) => discrepancies.map(({ kind }) => kind);

const repairAll = async (discrepancies: Discrepancy[]): Promise<boolean[]> => {
  const results: boolean[] = [];
  for (const discrepancy of discrepancies) results.push(await repair(deps, discrepancy));
  return results;
};

const checkedOut = () => checkedOutOrder(owner);
const paid = () => paidOrder(owner);
const paidWithoutWebhook = () => orderPaidWithoutWebhook(owner);

const refund = (id: string) =>
  call('refundOrder', { id }, { token: admin.token, body: { restock: true } });

describe('where nothing is wrong', () => {
  it('nothing is found, in whatever state an order is', async () => {
    const [open, done, shipped, back] = [
      await checkedOut(),
      await paid(),
      await paid(),
      await paid(),
    ];
    await call('shipOrder', { id: shipped.id }, { token: admin.token });
    await refund(back.id);
    const gone = await checkedOut();
    await call('cancelOrder', { id: gone.id }, { token: owner.token });
    await expect.poll(async () => (await paymentOf(gone.sessionId))?.status).toBe('expired');
    const all = [open, done, shipped, back, gone];
    const ids = all.flatMap(({ id, productId, sessionId }) => [id, productId, sessionId]);
    expect(await found(...ids)).toEqual([]);
  });
});

const miscount = (productId: string, available: number) =>
  writeDirectly((batch) => batch.update(db.doc(`products/${productId}`), { available }));

describe('what is planted is found and put right', () => {
  it('stock that does not add up', async () => {
    const { productId } = await checkedOut();
    await miscount(productId, 9);
    const discrepancies = await found(productId);
    expect(kindsOf(discrepancies)).toEqual(['stock_mismatch']);
    expect(discrepancies[0]).toMatchObject({
      shop: { available: 9, received: 10 },
      other: { ordered: 3, wouldBeAvailable: 7 },
    });
    expect(await repairAll(discrepancies)).toEqual([true]);
    expect(await availableOf(productId)).toBe(7);
    expect(await stockIsWhole(productId)).toBe(true);
    expect(await found(productId)).toEqual([]);
  });

  it('a payment that the shop never recorded', async () => {
    const { id, sessionId } = await paidWithoutWebhook();
    const discrepancies = await found(sessionId);
    expect(kindsOf(discrepancies)).toEqual(['payment_unrecorded']);
    await repairAll(discrepancies);
    expect(await orderOf(owner, id)).toMatchObject({ paid: true, holdUntil: null });
    expect(await found(id, sessionId)).toEqual([]);
    // The event comes after all, and changes nothing more.
    await control({ redeliver: (await eventsOf(id)).at(-1)?.id });
    expect((await orderOf(owner, id)).events.filter(({ type }) => type === 'paid')).toHaveLength(1);
  });

  it('money for an order that is gone', async () => {
    const { id, sessionId } = await paidWithoutWebhook();
    await db.doc(`orders/${id}`).delete();
    expect(kindsOf(await found(sessionId))).toEqual(['payment_unrecorded']);
    await repairAll(await found(sessionId));
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunded', reason: 'order_gone' });
    expect(await found(sessionId)).toEqual([]);
  });

  it('a payment whose order vanished', async () => {
    const { id, sessionId } = await paid();
    await db.doc(`orders/${id}`).delete();
    expect(kindsOf(await found(sessionId))).toEqual(['paid_without_order']);
    await repairAll(await found(sessionId));
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'refunded' });
    expect(await found(sessionId)).toEqual([]);
  });

  it('a refund at the gateway that the shop never recorded', async () => {
    const { id, sessionId } = await paid();
    await control({ drop: 1 });
    const { tranID } = await orderOf(owner, id);
    await stripe.refunds.create({ payment_intent: tranID ?? '' });
    expect(kindsOf(await found(sessionId))).toEqual(['refund_unrecorded']);
    await repairAll(await found(sessionId));
    expect((await orderOf(owner, id)).refundedAt).not.toBeNull();
    expect(await found(id, sessionId)).toEqual([]);
  });

  it('a refund that the gateway never made', async () => {
    const { id, sessionId } = await paid();
    await db.doc(`payments/${sessionId}`).update({ status: 'refunded' });
    await db.doc(`orders/${id}`).update({ refundedAt: Timestamp.now() });
    expect(kindsOf(await found(sessionId))).toEqual(['refund_missing']);
    await repairAll(await found(sessionId));
    const refunds = (await eventsOf(id)).filter(({ type }) => type === 'charge.refunded');
    expect(refunds).toHaveLength(1);
    expect(await found(id, sessionId)).toEqual([]);
  });

  it('a refund that was never finished', async () => {
    const { id, productId } = await paid();
    await control({ failCalls: 1000 });
    await refund(id);
    await control({ reset: true });
    expect(kindsOf(await found(id))).toEqual(['refund_stuck']);
    await repairAll(await found(id));
    expect(await orderOf(owner, id)).toMatchObject({ returned: true });
    expect(await availableOf(productId)).toBe(10);
    expect(await found(id)).toEqual([]);
  });

  it('a hold that nobody released', async () => {
    const { id, productId, sessionId } = await checkedOut();
    await db.doc(`orders/${id}`).update({ holdUntil: Timestamp.fromMillis(Date.now() - 60_000) });
    expect(kindsOf(await found(id))).toEqual(['hold_stuck']);
    await repairAll(await found(id));
    expect(await availableOf(productId)).toBe(10);
    await expect.poll(async () => (await paymentOf(sessionId))?.status).toBe('expired');
    expect(await found(id, sessionId)).toEqual([]);
  });

  it('a checkout that can still be paid although its order is gone', async () => {
    const { id, sessionId } = await checkedOut();
    await db.doc(`orders/${id}`).delete();
    expect(kindsOf(await found(sessionId))).toEqual(['checkout_left_open']);
    await repairAll(await found(sessionId));
    expect((await stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    expect(await found(sessionId)).toEqual([]);
  });

  it('a checkout whose expiry the shop never recorded', async () => {
    const { sessionId } = await checkedOut();
    await control({ drop: 1 });
    await stripe.checkout.sessions.expire(sessionId);
    expect(kindsOf(await found(sessionId))).toEqual(['expiry_unrecorded']);
    await repairAll(await found(sessionId));
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'expired' });
    expect(await found(sessionId)).toEqual([]);
  });
});

describe('what only a person can settle', () => {
  it('is found and left alone: an amount, and an order that nobody paid for', async () => {
    const { id, sessionId } = await paid();
    await db.doc(`payments/${sessionId}`).update({ amount: 1 });
    const amount = await found(sessionId);
    expect(kindsOf(amount)).toEqual(['amount_mismatch']);
    expect(await repairAll(amount)).toEqual([false]);
    await db.doc(`orders/${id}`).update({ tranID: 'pi_of_nobody' });
    const unknown = await found(id);
    expect(kindsOf(unknown)).toEqual(['payment_unknown']);
    expect(await repairAll(unknown)).toEqual([false]);
  });
});

describe('npm run reconcile', () => {
  const command = (...args: string[]) =>
    new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      const program = ['--import', 'tsx', 'functions/scripts/reconcile.ts', 'demo-rollwell'];
      execFile(process.execPath, [...program, ...args], (error, stdout, stderr) => {
        resolve({ status: error?.code ?? 0, stdout, stderr });
      });
    });

  it('prints a discrepancy with its evidence, ends with 1, and changes nothing without --repair', async () => {
    const { productId } = await checkedOut();
    await miscount(productId, 8);
    const { status, stdout } = await command('--grace', '0');
    expect(status).toBe(1);
    expect(stdout).toContain(`stock_mismatch: product ${productId}: `);
    expect(stdout).toMatch(/available=8 received=10\n {2}other +ordered=3 wouldBeAvailable=7/);
    expect(await availableOf(productId)).toBe(8);
  });

  it('ends with 2 and says how to use it for what it does not know', async () => {
    const wrong = [['--fix'], ['--grace', 'soon'], ['one', 'more']];
    const ends = await Promise.all(wrong.map((args) => command(...args)));
    expect(ends.map(({ status }) => status)).toEqual([2, 2, 2]);
    for (const { stderr } of ends) expect(stderr).toContain('Usage:');
  });
});
