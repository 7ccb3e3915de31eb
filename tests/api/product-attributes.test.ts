import { describe, expect, it } from 'vitest';
import type { ProductAttributes } from '@rollwell/functions/contract';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, type Answer } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { productFacts } from '../support/api-shop-content.ts';

const { admin } = await people({ admin: 'admin' });

const articleNumber = (): string => unique('T').toUpperCase();

const post = (attributes: object) =>
  call('createProduct', {}, { token: admin.token, body: { ...productFacts(), attributes } });
const create = async (attributes: ProductAttributes): Promise<string> =>
  (await post(attributes)).body.insertedId;

const get = async (id: string) => (await call('getProduct', { id }, { token: admin.token })).body;

/** Changes a product as the specification says, and beside that its attributes if given. */
const put = async (id: string, attributes?: object) => {
  const { updatedAt } = await get(id);
  const body = { ...productFacts(), updatedAt, ...(attributes && { attributes }) };
  return call('updateProduct', { id }, { token: admin.token, body });
};

const claimOf = async (number: string): Promise<unknown> =>
  (await db.doc(`articleNumbers/${number}`).get()).get('productId');

const refusal = ({ status, error }: Answer<unknown>) => [status, error.code];

describe('the attributes of a product', () => {
  it('are kept and given with the product, and no list carries them', async () => {
    const attributes: ProductAttributes = {
      articleNumber: articleNumber(),
      kind: 'sleeve',
      widthMm: 250,
      paints: ['emulsion', 'primer'],
      areaPerLoadM2: 1.2,
    };
    const id = await create(attributes);
    expect((await get(id)).attributes).toEqual(attributes);
    const { body } = await call('listProducts', {}, { query: { limit: 100 } });
    const listed = body.find(({ _id }) => _id === id);
    expect(listed).toBeDefined();
    expect(listed).not.toHaveProperty('attributes');
  });

  it('stay as they are after a change as the specification has it', async () => {
    const attributes = { articleNumber: articleNumber(), napMm: 9 };
    const id = await create(attributes);
    expect((await put(id)).status).toBe(200);
    expect((await get(id)).attributes).toEqual(attributes);
  });

  it('are replaced as a whole where they are given', async () => {
    const id = await create({ kind: 'tray', widthMm: 250 });
    expect((await put(id, { kind: 'grid' })).status).toBe(200);
    expect((await get(id)).attributes).toEqual({ kind: 'grid' });
  });

  it('are refused field by field', async () => {
    const answer = await post({ widthMm: '250', napMm: 0, colour: 'red', kind: null });
    expect(refusal(answer)).toEqual([400, 'validation_failed']);
    expect(answer.error.fields).toEqual({
      'attributes.widthMm': 'Has the wrong type',
      'attributes.napMm': 'Nap is a whole number from 1 to 100 mm',
      'attributes.colour': 'Unknown field',
      'attributes.kind': 'Type is not one of those to choose from',
    });
  });
});

describe('an article number', () => {
  it('finds its product', async () => {
    const number = articleNumber();
    const id = await create({ articleNumber: number });
    await create({ articleNumber: articleNumber() });
    const { body } = await call('listProducts', {}, { query: { q: number } });
    expect(body.map(({ _id }) => _id)).toEqual([id]);
    await put(id);
    const { body: later } = await call('listProducts', {}, { query: { q: number } });
    expect(later.map(({ _id }) => _id)).toEqual([id]);
  });

  it('belongs to one product: a second is refused, made or changed, and nothing of it is kept', async () => {
    const number = articleNumber();
    const id = await create({ articleNumber: number });
    const other = await create({ kind: 'tray' });
    const before = await get(other);
    for (const answer of [
      await post({ articleNumber: number }),
      await put(other, { articleNumber: number }),
    ]) {
      expect(refusal(answer)).toEqual([409, 'article_number_taken']);
      expect(answer.error.fields).toEqual({
        'attributes.articleNumber': 'Another product has this article number',
      });
    }
    expect(await get(other)).toEqual(before);
    expect(await claimOf(number)).toBe(id);
  });

  it('goes to one of many that ask for it at once', async () => {
    const number = articleNumber();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post({ articleNumber: number })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('is free again when its product has another or is gone', async () => {
    const [first, second] = [articleNumber(), articleNumber()];
    const id = await create({ articleNumber: first });
    expect((await put(id, { articleNumber: second })).status).toBe(200);
    expect([await claimOf(first), await claimOf(second)]).toEqual([undefined, id]);
    const heir = await create({ articleNumber: first });
    expect(await claimOf(first)).toBe(heir);
    await call('deleteProduct', { id }, { token: admin.token });
    expect(await claimOf(second)).toBeUndefined();
  });
});

describe('what goes with a product', () => {
  it('is found by the attributes, and told with price and stock', async () => {
    const widthMm = 3000 + Math.floor(Math.random() * 900);
    const frame = await create({ kind: 'frame', widthMm, coreMm: 47 });
    await create({ kind: 'frame', widthMm, coreMm: 15 });
    const sleeve = await create({ kind: 'sleeve', widthMm, coreMm: 47 });
    const { body } = await call('relatedProducts', { id: sleeve }, { token: admin.token });
    const { name, price, minOrder, available } = await get(frame);
    expect(body.needs).toEqual([{ _id: frame, name, price, minOrder, available }]);
    expect(body.goesWith).toEqual([]);
  });

  it('is nothing for a product that is not there', async () => {
    expect(refusal(await call('relatedProducts', { id: unique('gone') }))).toEqual([
      404,
      'not_found',
    ]);
  });
});
