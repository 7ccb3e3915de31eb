import type { ProductAttributes } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { productFacts } from '../support/api-shop-content.ts';
import { request } from '../support/site-client.ts';

const { admin } = await people({ admin: 'admin' });
const JOB = { surface: 'floor', paint: 'silicate', area: 60, coats: 2 };
const find = (job: Record<string, string | number>) => call('findRoller', {}, { query: job });

/** A sleeve of which the sample data has none: for floors, in silicate paint. */
const newSleeve = async (name: string): Promise<string> => {
  const attributes: ProductAttributes = {
    kind: 'sleeve',
    widthMm: 250,
    napMm: 5,
    paints: ['silicate'],
    surfaces: ['floor'],
    areaPerLoadM2: 1.5,
  };
  const body = { ...productFacts(), name, available: 50, minOrder: 4, attributes };
  return (await call('createProduct', {}, { token: admin.token, body })).body.insertedId;
};

describe('GET /product/finder', () => {
  it('computes nap, width and number, and names the product that fits', async () => {
    await newSleeve(unique('Silicate sleeve'));
    const { status, body } = await find(JOB);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      nap: { minMm: 3, maxMm: 6 },
      width: { minMm: 180, maxMm: 250 },
      rolledM2: 120,
      areaPerSleeveM2: 150,
      sleeves: 1,
      fits: {
        // One of a second try is as good.
        product: { name: expect.stringContaining('Silicate sleeve') as string },
        ...{ quantity: 4, loads: 80, namesPaint: true },
      },
      nearest: null,
    });
    // Of other paint it is the nearest, and says why.
    const { body: other } = await find({ ...JOB, paint: 'gloss' });
    expect(other.fits).toBeNull();
    expect(other.nearest?.misses).toContain('paint');
  });

  it('may be kept by caches like any list', async () => {
    const query = new URLSearchParams(Object.entries(JOB).map(([key, value]) => [key, `${value}`]));
    const { status, headers } = await request('GET', `/product/finder?${query}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toMatch(/^public/);
  });

  it.each([
    [{ surface: 'water' }, { surface: 'Choose what you paint on' }],
    [{ paint: '' }, { paint: 'Choose the paint' }],
    [{ area: 0 }, { area: 'Area is a number of m² such as 60 or 12.5, up to 10000' }],
    [{ area: 'much' }, { area: 'Area is a number of m² such as 60 or 12.5, up to 10000' }],
    [{ coats: 1.5 }, { coats: 'Coats are a whole number from 1 to 5' }],
    [{ coats: 6 }, { coats: 'Coats are a whole number from 1 to 5' }],
    [{ colour: 'red' }, { colour: 'Unknown field' }],
  ])('refuses %j with a sentence beside the field', async (wrong, fields) => {
    const { status, error } = await find({ ...JOB, ...wrong });
    expect([status, error.code, error.fields]).toEqual([400, 'validation_failed', fields]);
  });
});
