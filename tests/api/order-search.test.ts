import { beforeAll, describe, expect, it } from 'vitest';
import { orderNumber, VALIDATION } from '@rollwell/functions/contract';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { markOrder, newProduct, orderBody, orderOf, placeOrder } from '../support/api-orders.ts';

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
