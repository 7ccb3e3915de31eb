import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  MOST_FACET_VALUES,
  VALIDATION,
  type FacetName,
  type ProductAttributes,
} from '@rollwell/functions/contract';
import { unique } from '../support/api-accounts.ts';
import { call, request } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { productFacts } from '../support/api-shop-content.ts';

const { admin } = await people({ admin: 'admin' });
const { token } = admin;

/** Widths that no other product has, so that other tests do not disturb what is counted. */
const width = randomInt(4001, 4900);
const [narrow, wide] = [String(width), String(width + 1)];
const mark = unique('facet').replaceAll('-', '');

const create = async (name: string, attributes: ProductAttributes, stock = 5): Promise<string> => {
  const body = {
    ...productFacts(),
    name: `${mark} ${name}`,
    minOrder: 2,
    available: stock,
    attributes,
  };
  return (await call('createProduct', {}, { token, body })).body.insertedId;
};

const found = async (query: Record<string, string | number>): Promise<string[]> => {
  const { body } = await call('listProducts', {}, { token, query: { sort: 'name', ...query } });
  return body.map(({ name }) => name.replace(`${mark} `, ''));
};

const facets = async (query: Record<string, string> = {}) =>
  (await call('productFacets', {}, { token, query })).body;
const countOf = async (name: FacetName, value: string, query: Record<string, string> = {}) =>
  (await facets(query)).facets
    .find((facet) => facet.name === name)
    ?.values.find((one) => one.value === value)?.count;

beforeAll(async () => {
  await create('a', { kind: 'sleeve', widthMm: width, napMm: 9, surfaces: ['plaster', 'wood'] });
  const rough: ProductAttributes = { kind: 'sleeve', napMm: 18, surfaces: ['render'] };
  await create('b', { ...rough, material: 'polyamide', widthMm: width }, 1);
  await create('c', { kind: 'frame', widthMm: width });
  await create('d', { kind: 'sleeve', widthMm: width + 1, napMm: 9, surfaces: ['wood'] });
});

describe('GET /product by facets', () => {
  it.each([
    [{ width: narrow }, ['a', 'b', 'c']],
    [{ width: `${narrow},${wide}`, kind: 'sleeve' }, ['a', 'b', 'd']],
    [{ width: `${narrow},${wide}`, kind: 'sleeve', nap: '9', surface: 'wood,metal' }, ['a', 'd']],
    [{ width: narrow, inStock: 'true' }, ['a', 'c']],
    [{ q: mark, surface: 'render' }, ['b']],
    [{ material: 'foam,polyamide', width: narrow }, ['b']],
    [{ q: mark, kind: 'frame,tray' }, ['c']],
    [{ width: wide, kind: 'tray' }, []],
  ])('finds what has one value of each: %j', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it('gives each once, page by page', async () => {
    const query = { width: `${narrow},${wide}`, inStock: 'true', sort: 'name', limit: 1 } as const;
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const asked = { ...query, ...(cursor && { cursor }) };
      const { body, headers } = await call('listProducts', {}, { token, query: asked });
      seen.push(...body.map(({ name }) => name.replace(`${mark} `, '')));
      cursor = headers.get('x-next-cursor') ?? undefined;
    } while (cursor !== undefined && seen.length < 10);
    expect(seen).toEqual(['a', 'c', 'd']);
  });

  const tooMany = Array.from({ length: MOST_FACET_VALUES + 1 }, (_width, index) => index + 100);
  it.each([
    ['kind=ladder', { kind: VALIDATION.facet('kind', MOST_FACET_VALUES) }],
    ['width=25cm&nap=', { width: VALIDATION.facet('width', 10), nap: VALIDATION.facet('nap', 10) }],
    [`width=${tooMany.join(',')}`, { width: VALIDATION.facet('width', MOST_FACET_VALUES) }],
    ['surface=wood&surface=metal', { surface: VALIDATION.repeated }],
    ['inStock=false', { inStock: VALIDATION.inStock }],
  ])('refuses %s and says what it takes', async (query, fields) => {
    const { status, error } = await request('GET', `/product?${query}`);
    expect([status, error.code, error.fields]).toEqual([400, 'validation_failed', fields]);
  });
});

describe('GET /product/facets', () => {
  it('counts what choosing a value would show', async () => {
    const chosen = { width: `${narrow},${wide}` };
    expect((await facets(chosen)).total).toBe(4);
    expect(await countOf('kind', 'sleeve', chosen)).toBe(3);
    expect(await countOf('surface', 'wood', { ...chosen, kind: 'sleeve' })).toBe(2);
    expect(await countOf('width', wide, { ...chosen, kind: 'sleeve' })).toBe(1);
    expect((await facets({ ...chosen, nap: '9' })).total).toBe(2);
    const { status, error } = await request('GET', '/product/facets?kind=ladder');
    expect([status, error.code]).toEqual([400, 'validation_failed']);
  });

  it('follows a product that comes, changes and goes', async () => {
    const [first, second] = [String(width + 2), String(width + 3)];
    const id = await create('e', { widthMm: width + 2 });
    expect(await countOf('width', first)).toBe(1);

    const { updatedAt } = (await call('getProduct', { id }, { token })).body;
    const body = { ...productFacts(), updatedAt, attributes: { widthMm: width + 3 } };
    await call('updateProduct', { id }, { token, body });
    expect(await found({ width: first })).toEqual([]);
    expect(await countOf('width', first)).toBeUndefined();
    expect(await countOf('width', second)).toBe(1);

    await call('deleteProduct', { id }, { token });
    expect(await countOf('width', second)).toBeUndefined();
  });
});
