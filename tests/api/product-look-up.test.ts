import { LOOK_UP_LIMIT, MAX_PURCHASE_LINES, VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { call, clientAddress, PICTURE } from '../support/api-client.ts';
import { newProduct, setStock } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { admin } = await people({ admin: 'admin' });

const lookUp = (body: unknown, headers = clientAddress()) =>
  call('lookUpProducts', {}, { body, headers });

const numbered = async (): Promise<{ id: string; articleNumber: string }> => {
  const articleNumber = unique('RW').toUpperCase();
  const facts = { name: articleNumber, price: 3, minOrder: 2, available: 9, img: PICTURE };
  const body = { ...facts, description: 'Made by a test.', attributes: { articleNumber } };
  const { insertedId } = (await call('createProduct', {}, { token: admin.token, body })).body;
  return { id: insertedId, articleNumber };
};

describe('POST /product/look-up', () => {
  it('gives several products by id and by article number, each once, without those that are gone', async () => {
    const [one, two, { id, articleNumber }] = [
      await newProduct({ price: 4.35 }),
      await newProduct(),
      await numbered(),
    ];
    const { body } = await lookUp({
      ids: [one, two, one, 'gone', '__no__', 'not/an/id'],
      articleNumbers: [articleNumber, 'RW-GONE', articleNumber, 'of/nothing'],
    });
    expect(body.map(({ _id }) => _id)).toEqual([one, two, id]);
    expect(body[0]).toMatchObject({ price: 4.35, minOrder: 2, available: 100 });
    expect(body[2]).toMatchObject({ attributes: { articleNumber } });
    const both = await lookUp({ ids: [id], articleNumbers: [articleNumber] });
    expect(both.body.map(({ _id }) => _id)).toEqual([id]);
    expect((await lookUp({})).body).toEqual([]);
  });

  it('tells the stock of now, and may be kept by nobody', async () => {
    const id = await newProduct();
    await lookUp({ ids: [id] });
    await setStock(id, { available: 3, received: 100 });
    const { body, headers } = await lookUp({ ids: [id] });
    expect(body[0]?.available).toBe(3);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('takes no more than a purchase may have lines', async () => {
    const many = Array.from({ length: MAX_PURCHASE_LINES + 1 }, (_none, index) => `p-${index}`);
    expect((await lookUp({ ids: many.slice(1) })).status).toBe(200);
    const { status, error } = await lookUp({ ids: many, articleNumbers: many });
    const tooMany = VALIDATION.linesMax(MAX_PURCHASE_LINES);
    expect([status, error.fields]).toEqual([400, { ids: tooMany, articleNumbers: tooMany }]);
    const { error: blank } = await lookUp({ articleNumbers: ['RW-1', ' '] });
    expect(blank.fields).toEqual({ 'articleNumbers[1]': VALIDATION.productRequired });
    expect((await lookUp({ names: [] })).error.fields).toEqual({ names: VALIDATION.unknownField });
  });

  it(
    'is limited for each address',
    async () => {
      const address = clientAddress();
      const answers = [];
      for (let asked = 0; asked < 2 * LOOK_UP_LIMIT.requests + 1; asked += 1)
        answers.push(await lookUp({}, address));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
      expect((await lookUp({})).status).toBe(200);
    },
    LOOK_UP_LIMIT.windowMs,
  );
});
