import { describe, expect, it } from 'vitest';
import { db } from '../support/api-admin.ts';
import { refusedBearers } from '../support/api-callers.ts';
import { call } from '../support/api-client.ts';
import { control, eventsOf } from '../support/api-gateway.ts';
import { newOrder, newProduct } from '../support/api-orders.ts';
import { orderPaidWithoutWebhook, pay } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

const returned = (token: string | undefined, query = {}) =>
  call('listReturnedPayments', {}, { token, query });

/** Pays for an order that is gone by the time the shop hears of it. */
const paidTooLate = async () => {
  const { id, sessionId } = await orderPaidWithoutWebhook(owner);
  await db.doc(`orders/${id}`).delete();
  await control({ redeliver: (await eventsOf(id)).at(-1)?.id });
  return { id, sessionId };
};

describe('GET /payment/returned', () => {
  it('gives the admin the payments that no order needed, newest first, page by page', async () => {
    const first = await paidTooLate();
    const second = await paidTooLate();
    const { body, headers } = await returned(admin.token, { limit: 1 });
    expect(body).toMatchObject([
      {
        _id: second.sessionId,
        orderId: second.id,
        amount: 13.05,
        reason: 'order_gone',
        tranID: expect.stringMatching(/^pi_/) as unknown,
        refundId: expect.stringMatching(/^re_/) as unknown,
      },
    ]);
    const cursor = headers.get('x-next-cursor') ?? '';
    const next = await returned(admin.token, { limit: 1, cursor });
    expect(next.body.map(({ _id }) => _id)).toEqual([first.sessionId]);
  });

  it('leaves out payments that an order kept, and refunds that an admin made', async () => {
    const id = await newOrder(owner, await newProduct(), 3);
    await pay(owner, id);
    const listed = async () =>
      (await returned(admin.token, { limit: 100 })).body.some(({ orderId }) => orderId === id);
    expect(await listed()).toBe(false);
    await call('refundOrder', { id }, { token: admin.token, body: { restock: false } });
    expect(await listed()).toBe(false);
  });

  it('is for admins alone', async () => {
    for (const [, token] of await refusedBearers(owner))
      expect((await returned(token)).status).toBe(401);
    expect((await returned(owner.token)).status).toBe(403);
    expect((await returned(admin.token)).status).toBe(200);
  });
});
