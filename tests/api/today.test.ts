import { LATE_AFTER_DAYS } from '@rollwell/functions/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { markOrder, newOrder, newProduct } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });
const token = admin.token;

const today = async () => (await call('getToday', {}, { token })).body;
const paid = async (): Promise<string> => {
  const id = await newOrder(owner, await newProduct());
  await markOrder(id, { paid: true, tranID: unique('pi') });
  return id;
};
const at = new Date().toISOString();
const dispute = { disputeId: unique('du'), state: 'open', reason: 'general', amount: 1, at };
const withdrawal = { at, timing: 'in_time', lastDay: null, refundBy: '2026-12-28', part: '' };

describe('GET /order/today', () => {
  it('counts what is to ship, what of it is late, disputes, withdrawals, failed refunds and messages', async () => {
    const before = await today();
    const [late, disputed, withdrawn, failed] = await Promise.all([paid(), paid(), paid(), paid()]);
    const long = Timestamp.fromMillis(Date.now() - (LATE_AFTER_DAYS + 1) * 24 * 60 * 60 * 1000);
    await db.doc(`orders/${late}`).update({ createdAt: long });
    await markOrder(disputed, { dispute: { ...dispute, dueBy: '2020-01-01T00:00:00.000Z' } });
    await db.doc(`orders/${withdrawn}`).update({ withdrawal });
    await db.doc(`orders/${failed}`).update({
      refundedAt: Timestamp.now(),
      refundFailure: { at, refundId: unique('re'), amount: 1, why: null },
    });
    const message = { email: 'dora@test.example', subject: 'A question' };
    expect((await call('createContactMessage', {}, { body: message })).status).toBe(201);
    const after = await today();
    // Other tests of this shop order, ship and ask at the same time.
    for (const work of [
      'toShip',
      'late',
      'disputed',
      'withdrawn',
      'failedRefunds',
      'messages',
    ] as const)
      expect([work, after[work] > before[work]]).toEqual([work, true]);
    expect(after.evidenceDueBy).toBe('2020-01-01T00:00:00.000Z');
    await markOrder(disputed, { dispute: { ...dispute, state: 'won', dueBy: null } });
    expect((await today()).evidenceDueBy).not.toBe('2020-01-01T00:00:00.000Z');
  });

  it('lists disputes and withdrawals by their filters', async () => {
    const [disputed, withdrawn] = [await paid(), await paid()];
    await markOrder(disputed, { dispute: { ...dispute, dueBy: null } });
    await db.doc(`orders/${withdrawn}`).update({ withdrawal });
    const idsOf = async (state: 'disputed' | 'withdrawn', q?: string) => {
      const { body } = await call(
        'listOrders',
        {},
        { token, query: { state, limit: 100, ...(q && { q }) } },
      );
      return body.map(({ _id }) => _id);
    };
    expect(await idsOf('disputed')).toContain(disputed);
    expect(await idsOf('disputed')).not.toContain(withdrawn);
    expect(await idsOf('withdrawn')).toContain(withdrawn);
    const mine = await idsOf('withdrawn', owner.email);
    expect(mine).toContain(withdrawn);
    expect(mine).not.toContain(disputed);
  });

  it('is for the office alone', async () => {
    expect((await call('getToday', {}, { token: owner.token })).status).toBe(403);
    expect((await call('getToday', {})).status).toBe(401);
  });
});
