import { Timestamp } from 'firebase-admin/firestore';
import { deliveryDay, namedDay, SHIP_UNDO_MS } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { releaseHolds } from '../../functions/src/domain/orders/release-holds.ts';
import { sendShippedMails } from '../../functions/src/domain/orders/send-shipped-mails.ts';
import { unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { control, decide, eventsOf, newCheckout, stripe } from '../support/api-gateway.ts';
import { newOrder, newProduct, orderBody, orderOf, placeOrder } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { mailAbout, mailEventsOf } from '../support/api-records.ts';

/** Long ago, so that no order but the test's own runs out. */
const LONG_AGO = Date.UTC(2001, 5, 2);

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

/** Tells of everything that was shipped up to now, as if the time for Undo were over. */
const tellAll = () => sendShippedMails({ ...deps, now: () => Date.now() + SHIP_UNDO_MS });

const cancel = ({ token }: TestUser, id: string) => call('cancelOrder', { id }, { token });

describe('mail', () => {
  it('is written once for a received order, however often the call is repeated', async () => {
    const productId = await newProduct();
    const headers = { 'idempotency-key': unique('key') };
    const tries = await Promise.all(
      [1, 2, 3].map(() => placeOrder(owner, orderBody(productId), { headers })),
    );
    expect(tries.map(({ status }) => status)).toEqual([201, 201, 201]);
    const id = tries[0]?.body.insertedId ?? '';
    expect(await mailEventsOf(id)).toEqual(['received']);
    expect(await mailAbout(id, 'received')).toEqual({
      to: owner.email,
      message: {
        subject: expect.stringContaining('We have received your order of Roller') as unknown,
        text: expect.stringContaining('€8.70') as unknown,
        html: expect.stringContaining(`/payment/${id}"`) as unknown,
      },
    });
  });

  it('is not written about an order that was refused', async () => {
    const before = (await db.collection('mail').where('to', '==', owner.email).get()).size;
    const refused = await placeOrder(owner, orderBody(await newProduct({ available: 3 }), 4));
    expect(refused.status).toBe(409);
    expect((await db.collection('mail').where('to', '==', owner.email).get()).size).toBe(before);
  });

  it('is written once for payment and shipping, although each event comes three times', async () => {
    const id = await newOrder(owner, await newProduct(), 3);
    const { url } = await newCheckout(owner, id);
    await control({ duplicates: 2 });
    await decide(url, 'approve');
    await expect.poll(async () => (await orderOf(owner, id)).paid).toBe(true);
    expect(await mailEventsOf(id)).toEqual(['paid', 'received']);
    await Promise.all([1, 2].map(() => call('shipOrder', { id }, { token: admin.token })));
    expect(await mailEventsOf(id)).toEqual(['paid', 'received']);
    await Promise.all([1, 2].map(tellAll));
    expect(await mailEventsOf(id)).toEqual(['paid', 'received', 'shipped']);
    expect((await mailAbout(id, 'paid'))?.message.text).toContain('€13.05');
  });

  it('says of a product that takes longer by when it is there, before it is paid and after', async () => {
    const leadTimeDays = 12;
    const id = await newOrder(owner, await newProduct({ leadTimeDays }), 3);
    const [{ body: settings }, { delivery, createdAt }] = await Promise.all([
      call('getSettings', {}),
      orderOf(owner, id),
    ]);
    const { transitDays } = delivery;
    const pace = { warehouse: settings.warehouse, leadTimeDays, transitDays };
    const dayAfter = (time: string) => namedDay(deliveryDay(new Date(time), pace));
    const received = (await mailAbout(id, 'received'))?.message.text;
    expect(received).toContain('The pieces are in stock');
    expect(received).toContain(`it is with you by ${dayAfter(createdAt)}.`);
    await decide((await newCheckout(owner, id)).url, 'approve');
    await expect.poll(async () => (await orderOf(owner, id)).paid).toBe(true);
    const paidAt = (await orderOf(owner, id)).events.find(({ type }) => type === 'paid')?.at ?? '';
    expect((await mailAbout(id, 'paid'))?.message.text).toContain(
      `It is with you by ${dayAfter(paidAt)}.`,
    );
  });

  it('is written for what an admin cancelled, and not for what the customer cancelled', async () => {
    const productId = await newProduct();
    const [byAdmin, byOwner] = [await newOrder(owner, productId), await newOrder(owner, productId)];
    await cancel(admin, byAdmin);
    await cancel(owner, byOwner);
    expect(await mailEventsOf(byAdmin)).toEqual(['cancelled', 'received']);
    expect(await mailEventsOf(byOwner)).toEqual(['received']);
    const own = await newOrder(admin, productId);
    await cancel(admin, own);
    expect(await mailEventsOf(own)).toEqual(['received']);
  });

  it('is written once for a hold that ran out, although the release runs twice', async () => {
    const id = await newOrder(owner, await newProduct());
    await db.doc(`orders/${id}`).update({ holdUntil: Timestamp.fromMillis(LONG_AGO - 1000) });
    const release = () => releaseHolds({ ...deps, now: () => LONG_AGO });
    await Promise.all([release(), release()]);
    expect(await mailEventsOf(id)).toEqual(['cancelled', 'received']);
  });

  it('is written for money that went back because its order was gone', async () => {
    const productId = await newProduct();
    const id = await newOrder(owner, productId, 2);
    const { url, sessionId } = await newCheckout(owner, id);
    await control({ drop: 1 });
    await decide(url, 'approve');
    await db.doc(`orders/${id}`).delete();
    const event = (await eventsOf(id)).at(-1)?.id ?? '';
    await Promise.all([1, 2].map(() => control({ redeliver: event })));
    expect(await mailAbout(id, `payment_returned-${sessionId}`)).toMatchObject({
      to: owner.email,
      message: { text: expect.stringContaining('€8.70') as unknown },
    });
    expect((await stripe.checkout.sessions.retrieve(sessionId)).payment_status).toBe('paid');
  });
});
