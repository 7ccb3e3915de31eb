import { getApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { PUBLIC_WRITE_LIMIT, SITE_PATHS, VALIDATION } from '@rollwell/functions/contract';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { declareWithdrawal } from '../../functions/src/domain/withdrawals/declare-withdrawal.ts';
import { newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { auth, db } from '../support/api-admin.ts';
import { call, clientAddress, SHOP } from '../support/api-client.ts';
import { markOrder, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import {
  declaration as declarationOf,
  paidOrder as paidOrderOf,
  withdraw,
  newPurchase,
} from '../support/api-withdrawals.ts';
import { startAppOn } from '../support/in-process-app.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

const DAY_MS = 24 * 60 * 60 * 1000;

const paidOrder = (of: TestUser = owner) => paidOrderOf(of);

const declaration = (orderNumber: string, email = owner.email) => declarationOf(orderNumber, email);

const mailsTo = async (to: string) =>
  (await db.collection('mail').where('to', '==', to).get()).docs
    .filter(({ id }) => id.endsWith('-withdrawal'))
    .map((mail) => mail.get('message') as { subject: string; text: string });

const listed = async () =>
  (await call('listWithdrawals', {}, { token: admin.token, query: { limit: 20 } })).body;

describe('POST /withdrawal', () => {
  it('is written into the order, its history, the log and a dated receipt', async () => {
    const { _id, number } = await paidOrder();
    const { status, body } = await withdraw(declaration(number));
    expect(status).toBe(201);
    expect(body).toEqual({ ...declaration(number), part: '', receivedAt: body.receivedAt });
    const order = await orderOf(owner, _id);
    expect(order.withdrawal).toMatchObject({ at: body.receivedAt, timing: 'before_delivery' });
    expect(order.events.at(-1)).toEqual({
      type: 'withdrawn',
      at: body.receivedAt,
      by: owner.email,
    });
    const receipts = (await mailsTo(owner.email)).filter(({ text }) => text.includes(number));
    expect(receipts.map(({ subject }) => subject)).toEqual(['We have received your withdrawal']);
    const day = new Date(body.receivedAt).toLocaleDateString('en-GB', {
      dateStyle: 'full',
      timeZone: 'Europe/Berlin',
    });
    expect(receipts[0]?.text).toContain(`Received      ${day} at `);
    const logged = await db
      .collection('auditLog')
      .where('type', '==', 'order.withdrawn')
      .where('orderIds', 'array-contains', _id)
      .get();
    expect(logged.size).toBe(1);
  });

  it('answers for an order that is not there as for one that is, and records it', async () => {
    const { number } = await paidOrder();
    const stranger = `${unique('stranger')}@test.example`;
    const known = await withdraw(declaration(number));
    const unknown = await withdraw(declaration(number, stranger));
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([
      known.status,
      Object.keys(known.body),
    ]);
    const text = async (to: string, address: string) =>
      (await mailsTo(to))
        .find((mail) => mail.text.includes(number))
        ?.text.replaceAll(address, 'ADDRESS')
        .replaceAll(/\d\d:\d\d/g, 'TIME');
    expect(await text(stranger, stranger)).toBe(await text(owner.email, owner.email));
    expect((await listed()).find(({ email }) => email === stranger)).toMatchObject({
      orderNumber: number,
      timing: null,
      orders: [],
    });
  });

  it('that names its order in other words marks none, and is left to the office', async () => {
    const buyer = await newCustomer();
    const { _id, productName } = await paidOrder(buyer);
    for (const words of [productName, buyer.email, 'all that I have'])
      expect((await withdraw(declaration(words, buyer.email))).status).toBe(201);
    expect((await orderOf(buyer, _id)).withdrawal).toBeNull();
    const entries = (await listed()).filter(({ email }) => email === buyer.email);
    expect(entries.map(({ timing, orders }) => [timing, orders])).toEqual(
      Array(3).fill([null, []]),
    );
  });

  it('sent again is recorded once, and answered with the first receipt', async () => {
    const { _id, number } = await paidOrder();
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(declaration(number))));
    const again = await withdraw(declaration(number.toLowerCase()));
    const times = new Set([...answers, again].map(({ body }) => body.receivedAt));
    expect(times.size).toBe(1);
    const { events } = await orderOf(owner, _id);
    expect(events.filter(({ type }) => type === 'withdrawn')).toHaveLength(1);
  });

  it('is recorded late as well, with a mail to the office that says so', async () => {
    const { _id, number } = await paidOrder();
    const at = new Date(Date.now() - 40 * DAY_MS).toISOString();
    await db.doc(`orders/${_id}`).update({
      shipped: true,
      events: [{ type: 'shipped', at, by: 'shop' }],
    });
    expect((await withdraw(declaration(number))).status).toBe(201);
    expect((await orderOf(owner, _id)).withdrawal?.timing).toBe('late');
    const entry = (await listed()).find(({ orderNumber }) => orderNumber === number);
    expect(entry).toMatchObject({ timing: 'late', orders: [{ _id, state: 'shipped' }] });
    const told = await db.doc(`mail/${entry?._id ?? ''}-withdrawn`).get();
    expect((told.get('message') as { text: string }).text).toContain('It came after the period');
  });

  it('is about every line of a purchase', async () => {
    const { read } = await newPurchase(owner);
    const [first] = await read();
    await withdraw({ ...declaration(first?.number ?? ''), part: 'the second roller' });
    expect((await read()).map(({ withdrawal }) => withdrawal?.part)).toEqual([
      'the second roller',
      'the second roller',
    ]);
  });

  it.each([
    [
      'nothing',
      {},
      {
        name: 'Name is required',
        orderNumber: 'Order number is required',
        email: VALIDATION.emailRequired,
      },
    ],
    [
      'a mistyped number',
      declaration('RW-26-4F7K9Q-Z'),
      { orderNumber: VALIDATION.orderNumberMistyped },
    ],
    ['a reason', { ...declaration('x'), reason: 'y' }, { reason: VALIDATION.unknownField }],
  ])('refuses %s', async (_what, body, fields) => {
    const { status, error } = await withdraw(body);
    expect([status, error.fields]).toEqual([400, fields]);
  });

  it('is limited by address, together with the form', async () => {
    const headers = clientAddress();
    const body = declaration('the one of last week');
    // The limit counts by the minute, and none may begin meanwhile.
    const stopped = Date.now();
    const empty = getFirestore(getApp('tests'), unique('withdrawal'));
    const origin = await startAppOn(empty, () => stopped);
    for (let sent = 0; sent < PUBLIC_WRITE_LIMIT.requests; sent += 1)
      expect((await withdraw(body, { headers, origin })).status).toBe(201);
    const { status, retryAfter } = await withdraw(body, { headers, origin }).then((answer) => ({
      status: answer.status,
      retryAfter: Number(answer.headers.get('retry-after')),
    }));
    expect(status).toBe(429);
    expect(retryAfter).toBeGreaterThan(0);
  });
});

describe('the receipt of a withdrawal in a deployment', () => {
  const env = { ...process.env, FUNCTIONS_EMULATOR: 'true', ONLY_VERIFIED_MAIL: 'true' };
  const deps = createDeps(readConfig(env));
  const withheld = async (email: string) =>
    (await db.collection('withheldMail').where('to', '==', email).get()).docs
      .filter(({ id }) => id.endsWith('-withdrawal'))
      .map((mail) => mail.get('withheld') as string);

  it('goes to a verified address of who ordered, and to no stranger', async () => {
    const buyer = await newCustomer();
    const { number } = await paidOrder(buyer);
    await declareWithdrawal(deps, declaration(number, buyer.email));
    expect(await withheld(buyer.email)).toEqual(['unverified']);
    await auth.updateUser(buyer.uid, { emailVerified: true });
    await declareWithdrawal(deps, { ...declaration(number, buyer.email), name: 'Dora D.' });
    expect(await mailsTo(buyer.email)).toHaveLength(1);

    const { number: another } = await paidOrder();
    await declareWithdrawal(deps, { ...declaration(another, buyer.email), name: 'Eve' });
    expect(await mailsTo(buyer.email)).toHaveLength(1);
    expect(await withheld(buyer.email)).toEqual(['unverified', 'unverified']);
  });
});

describe('an order that its customer has withdrawn from', () => {
  it('ships only with a confirmation', async () => {
    const { _id: id, number } = await paidOrder();
    await withdraw(declaration(number));
    const { token } = admin;
    const refused = await call('shipOrder', { id }, { token });
    expect([refused.status, refused.error.code]).toEqual([409, 'order_withdrawn']);
    const query = { despiteWithdrawal: 'true' };
    expect((await call('shipOrder', { id }, { token, query })).body).toEqual({ modifiedCount: 1 });
  });
});

describe('GET /withdrawal', () => {
  it('is for admins', async () => {
    expect((await call('listWithdrawals', {}, { token: owner.token })).status).toBe(403);
    expect((await call('listWithdrawals', {}, { token: admin.token })).status).toBe(200);
  });

  it('leads a person’s browser to the page', async () => {
    const answer = await fetch(new URL('/withdrawal', SHOP), {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, SITE_PATHS.withdrawal]);
  });

  it('lists the orders with their state', async () => {
    const { _id, number } = await paidOrder();
    await withdraw(declaration(number));
    const entry = async () => (await listed()).find(({ orderNumber }) => orderNumber === number);
    expect((await entry())?.orders).toMatchObject([{ _id, state: 'paid' }]);
    await markOrder(_id, { refundedAt: new Date() });
    expect((await entry())?.orders).toMatchObject([{ _id, state: 'refunded' }]);
    await db.doc(`orders/${_id}`).delete();
    expect((await entry())?.orders).toEqual([{ _id, productName: '', state: 'gone' }]);
  });
});
