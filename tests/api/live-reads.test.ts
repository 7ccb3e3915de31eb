import { describe, expect, it } from 'vitest';
import { people } from '../support/api-people.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { control, newCheckout } from '../support/api-gateway.ts';
import { newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { paidOrder } from '../support/api-paid-orders.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}`;
const PROJECT = process.env.GCLOUD_PROJECT ?? 'demo-rollwell';

/** A document as a browser reads it, within the rules; signed out without a token. */
const readLive = async (path: string, idToken?: string) => {
  const documents = `${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const headers = { ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }) };
  const answer = await fetch(`${documents}/${path}`, { headers });
  const text = await answer.text();
  const { fields = {} } = JSON.parse(text) as { fields?: Record<string, unknown> };
  return { status: answer.status, text, names: Object.keys(fields) };
};

/** What the API leaves out because it is for finding and caching alone, and says nothing new. */
const DERIVED = ['keywords', 'factsSince'];

const toldBeside = (names: readonly string[], answer: object) =>
  names.filter((name) => !(name in answer) && !DERIVED.includes(name));

/** An order that was paid and shipped, and whose refund is under way, since the gateway is silent. */
const refundingOrder = async () => {
  const paid = await paidOrder(owner);
  await call('shipOrder', { id: paid.id }, { token: admin.token });
  await control({ failCalls: 1000 });
  await call('refundOrder', { id: paid.id }, { token: admin.token, body: { restock: true } });
  return paid;
};

describe('what a customer reads live of an order', () => {
  it('is what the API tells, and nothing that it withholds', async () => {
    const { id, sessionId } = await refundingOrder();
    const live = await readLive(`orders/${id}`, owner.idToken);
    expect(live.status).toBe(200);
    expect(toldBeside(live.names, await orderOf(owner, id))).toEqual([]);
    for (const secret of [sessionId, admin.email, 'refundRequest', 'checkoutSessionId'])
      expect(live.text).not.toContain(secret);
  });

  it('is there all the same, for the server and with the names for admins', async () => {
    const { id, sessionId } = await refundingOrder();
    const { docs } = await db
      .collection('privateOrders')
      .where('checkoutSessionId', '==', sessionId)
      .get();
    expect(docs.map((document) => document.id)).toEqual([id]);
    expect(docs[0]?.get('refundRequest')).toMatchObject({ by: admin.email, restock: true });
    const byAdmin = async (token: string) => {
      const { body } = await call('listOrdersOf', { email: owner.email }, { token });
      const listed = body.find(({ _id }) => _id === id)?.events ?? [];
      return listed.flatMap(({ type, by }) => (by === admin.email ? [type] : []));
    };
    expect(await byAdmin(admin.token)).toEqual(['shipped', 'refund_asked']);
    expect(await byAdmin(owner.token)).toEqual([]);
    const { events } = await orderOf(admin, id);
    expect(events.at(-1)).toMatchObject({ type: 'refund_asked', by: admin.email });
  });

  it.each([
    ['its customer', owner],
    ['an admin', admin],
  ])('leaves out its private part, which the rules refuse to %s', async (_who, { idToken }) => {
    const { id } = await paidOrder(owner);
    expect((await readLive(`orders/${id}`, idToken)).status).toBe(200);
    expect((await readLive(`privateOrders/${id}`, idToken)).status).toBe(403);
  });

  it('goes when the order goes, and what is private goes with it', async () => {
    const left = await newOrder(owner, await newProduct());
    await newCheckout(owner, left);
    const part = db.doc(`privateOrders/${left}`);
    expect((await part.get()).exists).toBe(true);
    expect((await call('cancelOrder', { id: left }, { token: owner.token })).status).toBe(200);
    expect((await part.get()).exists).toBe(false);
  });
});

describe('a product in Firestore', () => {
  it.each([
    ['a visitor', undefined],
    ['a customer', owner.idToken],
    ['an admin', admin.idToken],
  ])('is not for the browser of %s to read, and neither is its private part', async (_who, who) => {
    const id = await newProduct();
    for (const path of [`products/${id}`, 'products', `privateProducts/${id}`])
      expect((await readLive(path, who)).status).toBe(403);
    expect((await call('getProduct', { id })).status).toBe(200);
  });
});
