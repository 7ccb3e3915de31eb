import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderNumber, payableSum, shopDay, VALIDATION } from '@rollwell/functions/contract';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import {
  delivery,
  markOrder,
  newProduct,
  orderBody,
  orderOf,
  placeOrder,
} from '../support/api-orders.ts';

/** Letters of this run alone, so that other tests' orders are not found. */
const word = unique('zq')
  .replace(/[^a-z0-9]/gi, '')
  .slice(0, 14);
let admin: TestUser;
let buyer: TestUser;
const ids: string[] = [];
beforeAll(async () => {
  [admin, buyer] = await Promise.all([newAdmin(), newCustomer()]);
  const productId = await newProduct({ name: `Roller ${word}`, available: 100 });
  for (const customerName of [`Zoë ${word}`, 'Bert Buyer', 'Carla Customer']) {
    const { body } = await placeOrder(buyer, { ...orderBody(productId), customerName });
    ids.push(body.insertedId);
  }
  await markOrder(ids[2] ?? '', { paid: true, tranID: 'pi_search' });
});

const found = async (query: Record<string, string | number>) => {
  const { body } = await call('listOrders', {}, { token: admin.token, query });
  return body.map(({ _id }) => ids.indexOf(_id));
};

describe('GET /order?q=', () => {
  it('finds by product, name and e-mail, and by several words in any order', async () => {
    expect(await found({ q: word })).toEqual([2, 1, 0]);
    expect(await found({ q: `zoe ${word.slice(0, 8)}` })).toEqual([0]);
    expect(await found({ q: `${word} bert` })).toEqual([1]);
    expect(await found({ q: buyer.email })).toEqual([2, 1, 0]);
    expect(await found({ q: `${word} nobody` })).toEqual([]);
    expect(await found({ q: '🎨' })).toEqual([]);
  });

  it('finds within one state, oldest first, page by page', async () => {
    expect(await found({ q: word, state: 'unpaid', sort: 'oldest' })).toEqual([0, 1]);
    expect(await found({ q: word, state: 'paid' })).toEqual([2]);
    const query = { q: word, sort: 'oldest', limit: 2 } as const;
    const first = await call('listOrders', {}, { token: admin.token, query });
    expect(first.body.map(({ _id }) => ids.indexOf(_id))).toEqual([0, 1]);
    const cursor = first.headers.get('x-next-cursor') ?? '';
    expect(await found({ ...query, cursor })).toEqual([2]);
  });

  it('finds by the number however it is typed, and says when it is mistyped', async () => {
    const { number, _id, createdAt } = await orderOf(buyer, ids[1] ?? '');
    expect(number).toBe(orderNumber(_id, createdAt));
    expect(await found({ q: number })).toEqual([1]);
    expect(await found({ q: number.toLowerCase().replaceAll('-', ' ') })).toEqual([1]);
    for (const typed of [
      `#${number}`,
      `Order ${number.replaceAll('-', '\u2212')}, please`,
      _id,
      `https://shop.example/Dashboard/my-orders/${_id}`,
    ])
      expect([typed, await found({ q: typed })]).toEqual([typed, [1]]);
    const wrong = `${number.slice(0, -1)}${number.endsWith('7') ? '8' : '7'}`;
    const { status, error } = await call(
      'listOrders',
      {},
      { token: admin.token, query: { q: wrong } },
    );
    expect([status, error.fields?.q]).toEqual([400, VALIDATION.orderNumberMistyped]);
  });
});

describe('GET /order?q= with what is said on the telephone', () => {
  const digits = String(randomInt(1_000_000, 9_999_999));
  const article = `ZQ-${randomInt(1_000_000, 9_999_999)}`;
  const town = unique('xk')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 12);
  const city = `${town}burg`;
  let id = '';
  let other = '';
  let amount = '';
  beforeAll(async () => {
    const productId = await newProduct({ articleNumber: article, price: 1234.5, available: 20 });
    const place = async (more: object) =>
      (await placeOrder(buyer, { ...orderBody(productId), ...more })).body.insertedId;
    id = await place({ phone: `+49 170 ${digits}`, city, postcode: '02826' });
    other = await place({ city: 'Elsewhere', postcode: '10115', country: 'DE' });
    await markOrder(id, { paid: true, tranID: `pi_${word}` });
    amount = payableSum([await orderOf(buyer, id)]).toFixed(2);
  });
  const idsFound = async (query: Record<string, string | number>) => {
    const { body } = await call('listOrders', {}, { token: admin.token, query });
    return body.map(({ _id }) => _id);
  };

  it.each([
    ['the phone number with its country', () => `0049 170 ${digits}`],
    ['its last digits', () => digits],
    ['postcode and city', () => `02826 ${city}`],
    ['the article number, and the city', () => `${article} ${city}`],
    ['the article number in one word, and the city', () => `${article.replace('-', '')} ${city}`],
    ['the transaction', () => `pi_${word}`],
    ['the amount with a word', () => `${amount} ${city}`],
  ])('finds an order by %s', async (_what, typed) => {
    expect(await idsFound({ q: typed() })).toEqual([id]);
  });

  it('finds an order by a part of its number', async () => {
    const { number } = await orderOf(buyer, id);
    for (const part of [number.slice(0, -2), number.slice(6), number.slice(6, 12).toLowerCase()])
      expect(await idsFound({ q: part })).toContain(id);
  });

  it('finds by the amount all orders of that amount', async () => {
    const [first] = await idsFound({ q: `€${amount}` });
    expect([id, other]).toContain(first);
    expect(await idsFound({ q: '€2,473.91' })).toEqual([]);
  });

  it('finds an order by its new address alone once that has changed', async () => {
    const moved = `dorf${town}`;
    const body = { ...delivery, city: moved, postcode: '02827' };
    await call('changeAddress', { id: other }, { token: buyer.token, body });
    expect(await idsFound({ q: moved })).toEqual([other]);
    expect(await idsFound({ q: `Elsewhere ${article}` })).toEqual([]);
  });
});

describe('GET /order by day and country', () => {
  const named = (query: Record<string, string | number>) => found({ q: word, ...query });
  const dayAfter = (days: number) => shopDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

  it('finds what was placed from one day to another, both among them', async () => {
    const today = dayAfter(0);
    expect(await named({ from: dayAfter(-1), to: today })).toEqual([2, 1, 0]);
    expect(await named({ from: dayAfter(1) })).toEqual([]);
    expect(await named({ to: dayAfter(-2) })).toEqual([]);
    expect((await found({ from: dayAfter(-1), limit: 100 })).length).toBeGreaterThan(2);
    expect(await found({ state: 'paid', to: '2020-01-01' })).toEqual([]);
  });

  it('finds what goes to one country', async () => {
    expect(await named({ country: 'DE' })).toEqual([2, 1, 0]);
    expect(await named({ country: 'MT' })).toEqual([]);
    const { body } = await call(
      'listOrders',
      {},
      { token: admin.token, query: { country: 'DE', state: 'paid', limit: 100 } },
    );
    expect(body.map(({ _id }) => _id)).toContain(ids[2]);
    expect(body.every(({ delivery: { country } }) => country === 'DE')).toBe(true);
  });

  it.each([
    ['from', '2026-02-30', VALIDATION.calendarDay],
    ['to', 'yesterday', VALIDATION.calendarDay],
    ['country', 'XX', VALIDATION.countryCode],
  ])('refuses %s=%s', async (name, value, message) => {
    const query = { [name]: value };
    const { status, error } = await call('listOrders', {}, { token: admin.token, query });
    expect([status, error.fields]).toEqual([400, { [name]: message }]);
  });
});
