import {
  MAX_SHIPMENTS,
  SAMPLE_SETTINGS,
  SHIP_UNDO_MS,
  trackingLink,
  VALIDATION,
} from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { sendShippedMails } from '../../functions/src/domain/orders/send-shipped-mails.ts';
import { newVerifiedCustomer, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { delivery, markOrder, newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { mailAbout } from '../support/api-records.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

const paid = { paid: true, tranID: 'pi_test' };

const shipAll = (shipments: readonly object[], { token }: TestUser = admin) =>
  call('shipOrders', {}, { token, body: { shipments } });

/** An order by itself, in a state. */
const orderIn = async (state: Parameters<typeof markOrder>[1], { token } = owner) => {
  const id = await newOrder({ token }, await newProduct());
  await markOrder(id, state);
  return id;
};

/** A paid purchase of two products. */
const paidPurchase = async ({ token }: Pick<TestUser, 'token'> = owner) => {
  const lines = await Promise.all(
    [1, 2].map(async () => ({ productId: await newProduct(), quantity: 2 })),
  );
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const id = body.insertedId;
  const read = async () => (await call('getPurchase', { id }, { token })).body;
  const ids = (await read()).map(({ _id }) => _id);
  await Promise.all(ids.map((line) => markOrder(line, paid)));
  return { id, ids, read };
};

const dispute = {
  ...{ disputeId: 'du_1', state: 'open', reason: 'general', amount: 1 },
  ...{ at: new Date().toISOString(), dueBy: null },
};

describe('PUT /order/shipped', () => {
  it('ships purchases and orders, each with its parcel, once', async () => {
    const [one, purchase] = await Promise.all([orderIn(paid), paidPurchase()]);
    const shipments = [
      { id: purchase.id, carrier: 'Van of ours', number: '1' },
      { id: one, carrier: 'DHL', number: '2' },
    ];
    const { status, body } = await shipAll(shipments);
    expect([status, body]).toEqual([
      200,
      {
        results: [
          { id: purchase.id, modifiedCount: 2 },
          { id: one, modifiedCount: 1 },
        ],
      },
    ]);
    const tracking = { carrier: 'Van of ours', number: '1', url: '' };
    expect(await purchase.read()).toMatchObject([
      { shipped: true, tracking },
      { shipped: true, tracking },
    ]);
    expect(await orderOf(owner, one)).toMatchObject({
      shipped: true,
      tracking: {
        url: trackingLink(SAMPLE_SETTINGS.carriers, { carrier: 'DHL', number: '2' }),
      },
    });
    const again = await shipAll(shipments);
    expect(again.body.results.map(({ modifiedCount }) => modifiedCount)).toEqual([0, 0]);
  });

  it('says of each that is refused why, and ships the others', async () => {
    const [unpaid, disputed, refunded, fine] = await Promise.all([
      newOrder(owner, await newProduct()),
      orderIn({ ...paid, dispute }),
      orderIn({ ...paid, refundedAt: new Date() }),
      orderIn(paid),
    ]);
    const withdrawn = await orderIn(paid);
    const withdrawal = {
      ...{ at: new Date().toISOString(), timing: 'before_delivery', lastDay: null },
      ...{ refundBy: '2026-12-11', part: '' },
    };
    await db.doc(`orders/${withdrawn}`).update({ withdrawal });
    const ids = [unpaid, disputed, withdrawn, refunded, 'never-was', fine];
    const { status, body } = await shipAll(ids.map((id) => ({ id })));
    expect(status).toBe(200);
    expect(body.results.map(({ id, code, modifiedCount }) => [id, code ?? modifiedCount])).toEqual([
      [unpaid, 'order_not_paid'],
      [disputed, 'order_disputed'],
      [withdrawn, 'order_withdrawn'],
      [refunded, 'order_refunded'],
      ['never-was', 'not_found'],
      [fine, 1],
    ]);
    expect(body.results[0]?.message).toBe('This order is not paid yet.');
    for (const id of [unpaid, disputed, withdrawn, refunded])
      expect((await orderOf(owner, id)).shipped).toBe(false);
  });

  it('ships nothing of a purchase of which one line is disputed', async () => {
    const purchase = await paidPurchase();
    await markOrder(purchase.ids[1] ?? '', { dispute });
    const { body } = await shipAll([{ id: purchase.id }]);
    expect(body.results).toMatchObject([{ id: purchase.id, code: 'order_disputed' }]);
    expect((await purchase.read()).map(({ shipped }) => shipped)).toEqual([false, false]);
  });

  it.each([
    ['the same order twice', [{ id: 'a' }, { id: ' a ' }], VALIDATION.shipmentsAlike],
    ['no order', [], VALIDATION.shipmentsRequired],
    [
      'more orders than one call takes',
      Array.from({ length: MAX_SHIPMENTS + 1 }, (_none, index) => ({ id: `order-${index}` })),
      VALIDATION.shipmentsMax(MAX_SHIPMENTS),
    ],
  ])('is refused with %s', async (_what, shipments, sentence) => {
    const { status, error } = await shipAll(shipments);
    expect([status, error.fields]).toEqual([400, { shipments: sentence }]);
  });

  it('is refused as a whole where one parcel is not said rightly, and ships nothing', async () => {
    const id = await orderIn(paid);
    const { status, error } = await shipAll([{ id }, { id: 'b', carrier: 'DHL' }, {}]);
    expect([status, error.fields]).toEqual([
      400,
      {
        'shipments[1].number': VALIDATION.trackingNumber,
        'shipments[2].id': VALIDATION.shipmentRequired,
      },
    ]);
    expect((await orderOf(owner, id)).shipped).toBe(false);
  });

  it('is for admins alone', async () => {
    const id = await orderIn(paid);
    const { status, error } = await shipAll([{ id }], owner);
    expect([status, error.code]).toEqual([403, 'permission_denied']);
    expect((await orderOf(owner, id)).shipped).toBe(false);
  });

  it('can be undone for each, and tells the customers of the others in one mail each', async () => {
    const customer = await newVerifiedCustomer();
    const [kept, undone] = await Promise.all([paidPurchase(customer), paidPurchase(customer)]);
    await shipAll([kept, undone].map(({ id }) => ({ id, carrier: 'Van of ours', number: '7' })));
    const { token } = admin;
    const { body } = await call('undoShipPurchase', { id: undone.id }, { token });
    expect(body).toEqual({ modifiedCount: 2 });
    await sendShippedMails({ ...deps, now: () => Date.now() + SHIP_UNDO_MS });
    const mails = await Promise.all(
      [...kept.ids, ...undone.ids].map((id) => mailAbout(id, 'shipped')),
    );
    expect(mails.filter(Boolean)).toHaveLength(1);
    expect(mails.find(Boolean)?.message.text).toContain('Van of ours 7');
    expect((await undone.read()).map(({ shipped }) => shipped)).toEqual([false, false]);
  });
});
