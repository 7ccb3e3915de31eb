import { describe, expect, it } from 'vitest';
import { newCustomer, unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import {
  declaration,
  mailedAbout,
  paidOrder,
  withdraw,
  newPurchase,
} from '../support/api-withdrawals.ts';

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

const listed = async () =>
  (await call('listWithdrawals', {}, { token: admin.token, query: { limit: 20 } })).body;

describe('the number of an order as people write it', () => {
  const dashes = [...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d'];
  type Written = (order: { number: string; _id: string }) => string;
  it.each<[string, Written]>([
    ['after a word', ({ number }) => `Order ${number}`],
    ['after a sign', ({ number }) => `#${number}`],
    ['in a sentence', ({ number }) => `My order (${number.toLowerCase()}), of last week.`],
    ...dashes.map((dash): [string, Written] => [
      `with the dash U+${dash.charCodeAt(0).toString(16)}`,
      ({ number }) => number.replaceAll('-', dash),
    ]),
    ['with blanks around its dashes', ({ number }) => number.replaceAll('-', ' - ')],
    ['with narrow blanks', ({ number }) => number.replaceAll('-', '\u202f')],
    ['in full-width letters', ({ number }) => number.replace('RW', '\uff32\uff37')],
    ['with the id below it', ({ number, _id }) => `${number}\n${_id}`],
    ['with the id below it, pasted into one line', ({ number, _id }) => `${number}${_id}`],
    ['by its id', ({ _id }) => _id],
    ['by its id after a word', ({ _id }) => `Order ${_id}`],
    ['by its address', ({ _id }) => `https://shop.example/Dashboard/my-orders/${_id}?a=b`],
  ])('is found %s, and the office is told of the order', async (_what, write) => {
    const buyer = await newCustomer();
    const order = await paidOrder(buyer);
    const name = unique('Dora');
    const body = { ...declaration(write(order), buyer.email), name };
    const { status, body: receipt } = await withdraw(body);
    // The receipt says what was typed.
    expect([status, receipt.orderNumber]).toEqual([201, body.orderNumber]);
    expect((await orderOf(buyer, order._id)).withdrawal).toMatchObject({ at: receipt.receivedAt });
    const mailed = await mailedAbout(name);
    expect(mailed.map(({ list, about }) => [list, about])).toEqual([
      ['mail', 'withdrawal'],
      ['mail', 'withdrawn'],
    ]);
    expect(mailed[1]?.subject).toContain(order.number);
  });

  it('is that of every line of a purchase by the id of the purchase', async () => {
    const { id, read } = await newPurchase(owner);
    await withdraw(declaration(`/payment/${id}`, owner.email));
    expect((await read()).map(({ withdrawal }) => withdrawal !== null)).toEqual([true, true]);
  });

  it('may be several: each order is withdrawn from, and mailed to the office', async () => {
    const [one, other] = [await paidOrder(owner), await paidOrder(owner)];
    const name = unique('Dora');
    await withdraw({ ...declaration(`${one.number} and ${other.number}`, owner.email), name });
    for (const { _id } of [one, other])
      expect((await orderOf(owner, _id)).withdrawal).not.toBeNull();
    const [entry] = (await listed()).filter((each) => each.name === name);
    expect(entry?.orders.map(({ _id }) => _id).sort()).toEqual([one._id, other._id].sort());
    const told = (await db.collection('mail').get()).docs.filter(({ id }) =>
      id.startsWith(`${entry?._id ?? ''}-withdrawn`),
    );
    const subjects = told.map((mail) => (mail.get('message') as { subject: string }).subject);
    for (const { number } of [one, other])
      expect(subjects.filter((subject) => subject.includes(number))).toHaveLength(1);
  });

  it('of somebody else marks nothing, by its id either', async () => {
    const order = await paidOrder(owner);
    const { email } = await newCustomer();
    for (const typed of [order.number, order._id])
      expect((await withdraw(declaration(`Order ${typed}`, email))).status).toBe(201);
    expect((await orderOf(owner, order._id)).withdrawal).toBeNull();
  });
});

describe('a withdrawal that fits no order', () => {
  it('is mailed to the office with what was typed', async () => {
    const name = unique('Dora');
    const body = {
      ...declaration('the rollers of last week', owner.email),
      name,
      part: 'the frame',
    };
    expect((await withdraw(body)).status).toBe(201);
    const [, office] = await mailedAbout(name);
    expect([office?.list, office?.subject]).toEqual(['mail', 'A withdrawal fits no order']);
    for (const said of [body.orderNumber, body.part, body.email, '/Dashboard/withdrawals'])
      expect(office?.text).toContain(said);
  });

  it('and may hold a link is mailed to the office as words that are no link', async () => {
    const name = unique('Dora');
    await withdraw({ ...declaration('see http://evil.example/now', owner.email), name });
    const [, office] = await mailedAbout(name);
    expect(office?.text).toContain('/Dashboard/withdrawals');
    expect(office?.text).toContain('http[:]//evil[.]example/now');
    expect(office?.text).not.toContain('evil.example');
  });
});
