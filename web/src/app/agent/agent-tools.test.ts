import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agentTools } from './agent-tools.ts';

const product = {
  _id: 'roller',
  name: 'Roller 25',
  price: 4.35,
  minOrder: 10,
  available: 100,
  img: '',
  description: '',
  createdAt: '',
  updatedAt: '',
};
const job = { surface: 'plaster', paint: 'emulsion', area: 60, coats: 2 };

const shown: string[] = [];
const tools = agentTools((path) => shown.push(path));
const tool = (name: string) => {
  const found = tools.find((each) => each.name === name);
  if (!found) throw new Error(`no tool ${name}`);
  return found;
};
const run = async (name: string, input: unknown) => {
  const { content, isError = false } = await tool(name).execute(input);
  return { isError, said: JSON.parse(content[0].text) as Record<string, unknown> };
};

const asked: string[] = [];
const answers = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json(body, { status }));
  });

beforeEach(() => {
  shown.length = 0;
  asked.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the tools of an agent', () => {
  it('find, compute and show, and none of them orders', () => {
    expect(tools.map(({ name }) => name)).toEqual(['find_products', 'find_roller', 'show_page']);
    expect(tools.map(({ annotations }) => annotations.readOnlyHint)).toEqual([true, true, false]);
  });

  it('find products by words, with their prices and pages', async () => {
    answers(200, [product]);
    const { said } = await run('find_products', { words: ' microfibre ' });
    expect(asked).toEqual(['/product?q=microfibre&limit=20']);
    expect(said).toEqual({
      products: [
        {
          ...{ id: 'roller', name: 'Roller 25', priceEur: 4.35, smallestOrder: 10, inStock: true },
          page: '/products/roller',
        },
      ],
    });
  });

  it.each([undefined, {}, { words: ' ' }])('find nothing without words: %j', async (input) => {
    answers(200, [product]);
    expect((await run('find_products', input)).isError).toBe(true);
    expect(asked).toEqual([]);
  });

  it('compute a job, and give the URL that shows it', async () => {
    const range = { minMm: 9, maxMm: 13 };
    const known = {
      nap: range,
      width: range,
      rolledM2: 120,
      areaPerSleeveM2: 150,
      largeAreaM2: 200,
      sleeves: 1,
    };
    const bought = { needs: [], goesWith: [] };
    const fits = { product, quantity: 10, loads: null, namesPaint: true, ...bought };
    answers(200, { ...known, fits, nearest: null });
    const { said } = await run('find_roller', job);
    expect(asked).toEqual(['/product/finder?surface=plaster&paint=emulsion&area=60&coats=2']);
    expect(said).toMatchObject({
      sleeves: 1,
      fits: { quantity: 10, product: { page: '/products/roller' } },
      page: '/home/finder?surface=plaster&paint=emulsion&area=60&coats=2',
    });
  });

  it.each([undefined, null, 'plaster', [], {}, { ...job, surface: 'water' }, { ...job, area: {} }])(
    'ask nobody for what is no job, and say what is wrong: %j',
    async (input) => {
      answers(500, {});
      const { isError, said } = await run('find_roller', input);
      expect([isError, asked]).toEqual([true, []]);
      expect(Object.keys(said.error as object).length).toBeGreaterThan(0);
    },
  );

  it('pass on the message of a refusal', async () => {
    answers(404, { error: { code: 'not_found', message: 'Nothing was found here.' } });
    const { isError, said } = await run('show_page', { product: 'gone' });
    expect([isError, said.error, shown]).toEqual([true, 'Nothing was found here.', []]);
  });

  it('show a product, a job or all products', async () => {
    answers(200, product);
    await run('show_page', { product: 'roller' });
    await run('show_page', job);
    await run('show_page', undefined);
    expect(shown).toEqual([
      '/products/roller',
      '/home/finder?surface=plaster&paint=emulsion&area=60&coats=2',
      '/products',
    ]);
  });
});
