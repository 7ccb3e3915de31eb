import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { auth, db } from '../support/api-admin.ts';
import { call, clientAddress } from '../support/api-client.ts';
import { newOrder, newProduct, orderOf } from '../support/api-orders.ts';
import { mailAbout } from '../support/api-records.ts';

const admin = await newAdmin();
const by = { token: admin.token };

const newAddress = () => `${unique('today')}@test.example`;

/** Somebody who ordered twice, and whose account has had another address since, which they have verified or not. */
const movedOn = async (emailVerified = true) => {
  const owner = await newCustomer();
  const order = await newOrder(owner, await newProduct());
  const later = await newOrder(owner, await newProduct());
  const today = newAddress();
  await auth.updateUser(owner.uid, { email: today, emailVerified });
  return { owner, order, later, written: owner.email, today };
};

/** Where the mail goes that tells of an order which the office cancels. */
const toldOfCancelling = async (id: string) => {
  expect((await call('cancelOrder', { id }, by)).status).toBe(200);
  return (await mailAbout(id, 'cancelled'))?.to;
};

const idsOf = (email: string, token: string) =>
  call('listOrdersOf', { email }, { token }).then(({ body }) => body.map(({ _id }) => _id));

const found = (query: Record<string, string>) =>
  call('listOrders', {}, { ...by, query }).then(({ body }) => body.map(({ _id }) => _id));

describe('a mail about an order', () => {
  it('goes to the address that the account has today, where that is verified', async () => {
    const { order, today } = await movedOn();
    expect(await toldOfCancelling(order)).toBe(today);
  });

  it('goes to the address on the order where that of today is not verified', async () => {
    const { order, written } = await movedOn(false);
    expect(await toldOfCancelling(order)).toBe(written);
  });

  it('goes to the address on the order where the account is gone', async () => {
    const { owner, order, written } = await movedOn();
    await auth.deleteUser(owner.uid);
    expect(await toldOfCancelling(order)).toBe(written);
  });
});

describe('the orders of an address', () => {
  it('are for an admin those of its account, and those that carry it', async () => {
    const { order, later, written, today } = await movedOn();
    expect(await idsOf(today, admin.token)).toEqual([later, order]);
    expect(await idsOf(written, admin.token)).toEqual([later, order]);
    expect(await idsOf(newAddress(), admin.token)).toEqual([]);
  });

  it('are given to an admin page by page, each once, the newest first', async () => {
    const { order, later, today } = await movedOn();
    await db.doc(`orders/${later}`).update({ email: today });
    const page = (query: Record<string, string | number>) =>
      call('listOrdersOf', { email: today }, { ...by, query: { limit: 1, ...query } });
    const first = await page({});
    const second = await page({ cursor: first.headers.get('x-next-cursor') ?? '' });
    const third = second.headers.get('x-next-cursor');
    expect([...first.body, ...second.body].map(({ _id }) => _id)).toEqual([later, order]);
    expect(third).toBeNull();
  });

  it('are for the person of the account the own ones alone, whoever had the address before', async () => {
    const { order, later, written } = await movedOn();
    const successor = await newCustomer(written);
    const own = await newOrder(successor, await newProduct());
    expect(await idsOf(written, successor.token)).toEqual([own]);
    expect(await idsOf(written, admin.token)).toEqual([own, later, order]);
    expect((await call('getPayment', { orderId: order }, { token: successor.token })).status).toBe(
      404,
    );
  });
});

describe('the office’s search for a whole address', () => {
  it.each(['newest', 'oldest'])('finds the orders of its account, the %s first', async (sort) => {
    const { order, later, written, today } = await movedOn();
    const both = sort === 'newest' ? [later, order] : [order, later];
    expect(await found({ q: today, sort })).toEqual(both);
    expect(await found({ q: today.toUpperCase(), sort })).toEqual(both);
    expect(await found({ q: written, sort })).toEqual(both);
    expect(await found({ q: today, sort, state: 'unpaid' })).toEqual(both);
    expect(await found({ q: today, sort, state: 'paid' })).toEqual([]);
  });

  it('finds nothing for an email of no account and no order', async () => {
    expect(await found({ q: newAddress() })).toEqual([]);
  });
});

describe('a withdrawal by the address of today', () => {
  const withdraw = (number: string, email: string) =>
    call(
      'withdraw',
      {},
      { body: { name: 'Dora Decorator', orderNumber: number, email }, headers: clientAddress() },
    );
  const receiptsTo = async (to: string) =>
    (await db.collection('mail').where('to', '==', to).get()).docs.filter(({ id }) =>
      id.endsWith('-withdrawal'),
    ).length;
  const moved = async () => {
    const { owner, order, today, written } = await movedOn();
    const { number } = await orderOf(admin, order);
    return { owner, order, number, today, written };
  };

  it.each(['today', 'written'] as const)(
    'fits the order (%s), and the receipt goes to where the account is written to',
    async (which) => {
      const { order, number, ...addresses } = await moved();
      expect((await withdraw(number, addresses[which])).status).toBe(201);
      expect((await orderOf(admin, order)).withdrawal).not.toBeNull();
      expect(await receiptsTo(addresses.today)).toBe(1);
    },
  );

  it('fits no order of another customer', async () => {
    const [{ order, number }, stranger] = await Promise.all([moved(), newCustomer()]);
    await withdraw(number, stranger.email);
    expect((await orderOf(admin, order)).withdrawal).toBeNull();
    expect(await receiptsTo(stranger.email)).toBe(1);
  });
});
