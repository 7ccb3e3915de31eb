import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  PERSON_LIMITS,
  SAMPLE_SETTINGS,
  SHIP_UNDO_MS,
  trackingLink,
  VALIDATION,
} from '@rollwell/functions/contract';
import { sendShippedMails } from '../../functions/src/domain/orders/send-shipped-mails.ts';
import { newCustomer, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { delivery, markOrder, newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { mailAbout } from '../support/api-records.ts';
import { startAppOn, concurrently } from '../support/in-process-app.ts';

const { owner, stranger, admin } = await people({
  ...{ owner: 'customer', stranger: 'customer', admin: 'admin' },
});

const to = {
  ...{ customerName: 'Erik Elsewhere', phone: '+49 30 7654321' },
  ...{ address: 'Scaffold Street 9', city: 'Dresden' },
};
const dhl = { carrier: 'DHL', number: '00340434' };

/** An order of the owner's, paid or shipped past the gateway where it is said to be. */
const ordered = async (state?: Parameters<typeof markOrder>[1]): Promise<string> => {
  const id = await newOrder(owner, await newProduct());
  if (state) await markOrder(id, state);
  return id;
};
const change = ({ token }: TestUser, id: string, body: object = to, origin?: string) =>
  call('changeAddress', { id }, { token, body, ...(origin && { origin }) });
const track = ({ token }: TestUser, id: string, body: object, origin?: string) =>
  call('setTracking', { id }, { token, body, ...(origin && { origin }) });

describe('PUT /order/address/{id}', () => {
  it.each([[undefined], [{ paid: true }]])('sends an order (%j) elsewhere', async (state) => {
    const id = await ordered(state);
    const before = (await orderOf(owner, id)).delivery;
    const body = { ...to, postcode: '01067' };
    expect((await change(owner, id, body)).body).toEqual({ modifiedCount: 1 });
    expect((await change(owner, id, body)).body).toEqual({ modifiedCount: 0 });
    const order = await orderOf(owner, id);
    expect(order).toMatchObject(to);
    expect(order.delivery).toEqual({ ...before, postcode: '01067' });
    expect(order.events.at(-1)).toMatchObject({ type: 'address_changed', by: owner.email });
    const { docs } = await db.collection('auditLog').where('orderId', '==', id).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { type: 'order.address_changed', before: delivery, after: to },
    ]);
    const { token } = admin;
    const found = await call('listOrders', {}, { token, query: { q: 'Elsewhere', limit: 100 } });
    expect(found.body.map(({ _id }) => _id)).toContain(id);
  });

  it.each([
    ['shipped', { paid: true, shipped: true }, 'order_shipped'],
    ['refunded', { paid: true, refundedAt: new Date() }, 'order_refunded'],
  ])('is refused for one that is %s', async (_how, state, code) => {
    const id = await ordered(state);
    const { status, error } = await change(owner, id);
    expect([status, error.code]).toEqual([409, code]);
    expect(await orderOf(owner, id)).toMatchObject(delivery);
  });

  it('is for its customer and the office alone', async () => {
    const id = await ordered();
    expect((await change(stranger, id)).status).toBe(404);
    expect((await change(admin, id)).status).toBe(200);
    const { by } = (await orderOf(owner, id)).events.at(-1) ?? {};
    expect(by).toBe('shop');
  });

  it('moves all lines of a purchase together', async () => {
    const lines = [await newProduct(), await newProduct()].map((productId) => ({
      ...{ productId, quantity: 2 },
    }));
    const { token } = owner;
    const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
    const read = async () => (await call('getPurchase', { id: body.insertedId }, { token })).body;
    const [first] = await read();
    expect((await change(owner, first?._id ?? '')).body).toEqual({ modifiedCount: 2 });
    expect(await read()).toMatchObject([to, to]);
  });

  it('asks for all of it, in words', async () => {
    const { status, error } = await change(owner, await ordered(), { city: ' ' });
    expect([status, error.fields]).toEqual([
      400,
      {
        customerName: VALIDATION.customerNameRequired,
        phone: VALIDATION.phoneRequired,
        address: VALIDATION.addressRequired,
        city: VALIDATION.cityRequired,
      },
    ]);
  });

  it('is refused to one person who does it all the time', async () => {
    const person = await newCustomer();
    const id = await newOrder(person, await newProduct());
    let status = 0;
    for (let count = 0; count <= PERSON_LIMITS.addressChanges.atMost; count += 1)
      ({ status } = await change(person, id, { ...to, city: `Town ${count}` }));
    expect(status).toBe(429);
  });
});

describe('where the parcel can be followed', () => {
  const tellAll = () => sendShippedMails({ ...deps, now: () => Date.now() + SHIP_UNDO_MS });
  const url = 'https://carrier.example/track?id=00340434';
  const ship = (id: string, body?: object) =>
    call('shipOrder', { id }, { token: admin.token, ...(body && { body }) });

  it('comes with the call that ships, and is in the order and the mail', async () => {
    const id = await ordered({ paid: true });
    expect((await ship(id, { ...dhl, url })).status).toBe(200);
    expect((await orderOf(owner, id)).tracking).toEqual({ ...dhl, url });
    await tellAll();
    const { text } = (await mailAbout(id, 'shipped'))?.message ?? { text: '' };
    expect(text).toContain('DHL 00340434');
    expect(text).toContain(url);
  });

  it('is the carrier’s page where the settings know it, unless one is typed', async () => {
    const id = await ordered({ paid: true });
    await track(admin, id, { carrier: ' dhl', number: '0034 0434', url: '' });
    const link = trackingLink(SAMPLE_SETTINGS.carriers, dhl);
    const number = '0034 0434';
    expect((await orderOf(owner, id)).tracking).toEqual({ carrier: 'DHL', number, url: link });
    await track(admin, id, { carrier: 'Our van', number: '1' });
    const van = { carrier: 'Our van', number: '1', url: '' };
    expect((await orderOf(owner, id)).tracking).toEqual(van);
  });

  it('need not be known: the call that ships works without a body', async () => {
    const id = await ordered({ paid: true });
    expect((await ship(id)).body).toEqual({ modifiedCount: 1 });
    expect((await orderOf(owner, id)).tracking).toBeNull();
  });

  it('is said by the office before or after, and taken back', async () => {
    const id = await ordered({ paid: true });
    expect((await track(owner, id, dhl)).status).toBe(403);
    expect((await track(admin, id, dhl)).body).toEqual({ modifiedCount: 1 });
    await ship(id);
    expect((await orderOf(owner, id)).tracking).toEqual({
      ...dhl,
      url: trackingLink(SAMPLE_SETTINGS.carriers, dhl),
    });
    await track(admin, id, {});
    expect((await orderOf(owner, id)).tracking).toBeNull();
  });

  it.each([
    [{ url: 'http://carrier.example/' }, { url: VALIDATION.trackingUrl }],
    [{ url: 'javascript:alert(1)' }, { url: VALIDATION.trackingUrl }],
    [{ carrier: 'DHL' }, { number: VALIDATION.trackingNumber }],
    [{ number: '1' }, { carrier: VALIDATION.trackingCarrier }],
    [{ parcel: '1' }, { parcel: VALIDATION.unknownField }],
  ])('is refused as %j', async (body, fields) => {
    const id = await ordered({ paid: true });
    for (const { status, error } of [await ship(id, body), await track(admin, id, body)])
      expect([status, error.fields]).toEqual([400, fields]);
    expect((await orderOf(owner, id)).shipped).toBe(false);
  });

  it('is refused for what is not paid, and for what is not there', async () => {
    expect((await track(admin, await ordered(), dhl)).error.code).toBe('order_not_paid');
    expect((await track(admin, 'nothing-here', dhl)).status).toBe(404);
  });

  describe('without its turn to commit', async () => {
    const origin = await startAppOn(concurrently(db));
    afterEach(() => vi.restoreAllMocks());

    it('is answered 429, and the order is as it was', async () => {
      const id = await ordered({ paid: true });
      vi.spyOn(Math, 'random').mockReturnValue(0);
      expect((await track(admin, id, dhl, origin)).error.code).toBe('too_many_requests');
      expect((await orderOf(owner, id)).tracking).toBeNull();
    });
  });
});
