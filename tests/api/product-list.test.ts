import { beforeAll, describe, expect, it } from 'vitest';
import { VALIDATION, PRODUCT_SORTS, type ProductSort } from '@rollwell/functions/contract';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { PICTURE } from '../support/api-client.ts';
import { call, request } from '../support/site-client.ts';

/** A word that only the products of this file have, so that other tests do not disturb the lists. */
const mark = unique('mark').replaceAll('-', '');
const PRODUCTS = [
  { name: `Angled ${mark} roller`, price: 30, description: 'For corners' },
  { name: `Broad ${mark} roller`, price: 10, description: 'For façades and ceilings' },
  { name: `Cheap ${mark} roller`, price: 20, description: 'For sheds, 11 mm nap' },
  { name: `Detail ${mark} roller`, price: 20, description: 'For frames' },
];
let ids: string[];

beforeAll(async () => {
  const { token } = await newAdmin();
  ids = [];
  for (const product of PRODUCTS) {
    const body = {
      ...product,
      minOrder: 1,
      available: 5,
      img: PICTURE,
    };
    const answer = await call('createProduct', {}, { token, body });
    ids.push(answer.body.insertedId);
  }
});

const list = (query: Record<string, string | number>) => call('listProducts', {}, { query });
const found = async (q: string) =>
  (await list({ q })).body.filter(({ name }) => name.includes(mark)).map(({ name }) => name[0]);

describe('GET /product?limit=6', () => {
  it('gives at most so many, newest first', async () => {
    const { body } = await list({ limit: 6 });
    expect(body).toHaveLength(6);
    const times = body.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('gives 50 by default', async () => {
    expect((await list({})).body.length).toBeLessThanOrEqual(50);
  });
});

describe('GET /product?q=', () => {
  it.each([
    ['the word', mark, 4],
    ['the beginning of the word', mark.slice(0, 7), 4],
    ['capitals', mark.toUpperCase(), 4],
    ['two words', `roller ${mark}`, 4],
    ['two words of which one fits one product', `broad ${mark}`, 1],
    ['a word of the description without its accent', `${mark} facad`, 1],
    ['words of two products, by most of them', `broad cheap ${mark}`, 2],
    ['a slip in a word', `braod ${mark}`, 1],
    ['a nap without its space', `11mm ${mark}`, 1],
    ['a nap in another unit', `1.1 cm ${mark}`, 1],
    ['another word for it', `${mark} sleeve masonry`, 1],
    ['nothing that is there', 'zzzznothing', 0],
  ])('finds by %s', async (_what, q, count) => {
    expect(await found(q)).toHaveLength(count);
  });

  it('finds nothing for signs alone', async () => {
    expect(await found('🎨')).toEqual([]);
  });

  it('takes an empty search for none', async () => {
    expect((await list({ q: ' ', limit: 1 })).body).toHaveLength(1);
  });
});

describe('GET /product?sort=', () => {
  const orders: Record<ProductSort, string> = {
    newest: 'DCBA',
    name: 'ABCD',
    'price-asc': 'B(CD|DC)A',
    'price-desc': 'A(CD|DC)B',
  };

  it.each(PRODUCT_SORTS)('sorts by %s', async (sort) => {
    const { body } = await list({ q: mark, sort });
    expect(body.map(({ name }) => name[0]).join('')).toMatch(new RegExp(`^${orders[sort]}$`));
  });

  it.each(PRODUCT_SORTS)('gives every product once, page by page, by %s', async (sort) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { q: `${mark} roller`, sort, limit: 1, ...(cursor && { cursor }) };
      const { body, headers } = await list(query);
      seen.push(...body.map(({ _id }) => _id));
      cursor = headers.get('x-next-cursor') ?? undefined;
    } while (cursor !== undefined && seen.length < 10);
    expect(seen).toHaveLength(4);
    expect([...seen].sort()).toEqual([...ids].sort());
  });

  it.each([
    ['a slip', 'rollre', 4],
    ['words of two products', 'broad cheap', 2],
  ])('gives every product once, page by page, after %s', async (_what, words, count) => {
    const query = { q: `${mark} ${words}`, limit: 1, sort: 'name' };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await list({ ...query, ...(cursor && { cursor }) });
      seen.push(...body.map(({ name }) => name));
      cursor = headers.get('x-next-cursor') ?? undefined;
    } while (cursor !== undefined && seen.length < 10);
    expect(seen).toHaveLength(count);
    expect(seen).toEqual([...new Set(seen)].sort());
  });
});

describe('a list refuses', () => {
  const limit = VALIDATION.limitRange(100);
  it.each([
    ['limit=0', { limit }],
    ['limit=101', { limit }],
    ['limit=1.5', { limit }],
    ['limit=many', { limit }],
    ['limit=', { limit }],
    ['limit=1&limit=2', { limit: VALIDATION.repeated }],
    ['sort=random', { sort: VALIDATION.sort(PRODUCT_SORTS) }],
    ['cursor=', { cursor: VALIDATION.cursor }],
    ['cursor=nonsense', { cursor: VALIDATION.cursor }],
    ['cursor=WyJ1c2VycyIsIngiLCJ5Il0', { cursor: VALIDATION.cursor }],
    ['q=a&q=b', { q: VALIDATION.repeated }],
    ['page=2', { page: VALIDATION.unknownField }],
    ['__proto__=2', { ['__proto__']: VALIDATION.unknownField }],
  ])('%s', async (query, fields) => {
    const { status, error } = await request('GET', `/product?${query}`);
    expect([status, error.code]).toEqual([400, 'validation_failed']);
    expect(error.fields).toEqual(fields);
  });

  it('a cursor of another order', async () => {
    const { headers } = await list({ q: mark, limit: 1, sort: 'name' });
    const cursor = headers.get('x-next-cursor') ?? '';
    expect((await list({ q: mark, limit: 1, sort: 'newest', cursor })).status).toBe(400);
    expect((await list({ q: mark, limit: 1, sort: 'name', cursor })).status).toBe(200);
  });
});
