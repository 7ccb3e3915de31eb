import { describe, expect, it } from 'vitest';
import { PRICE_WINDOW_MS, PUBLICATIONS } from '@rollwell/functions/contract';
import { db } from '../support/api-admin.ts';
import { SHOP } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { productFacts } from '../support/api-shop-content.ts';
import { writeDirectly } from '../support/direct-writes.ts';
import { call } from '../support/site-client.ts';

const { admin } = await people({ admin: 'admin' });
const { token } = admin;

const newProduct = async () =>
  (await call('createProduct', {}, { token, body: { ...productFacts(), price: 8 } })).body
    .insertedId;
const read = async (id: string) => (await call('getProduct', { id }, { token })).body;

const reprice = async (id: string, price: number) => {
  const { name, description, minOrder, img, updatedAt } = await read(id);
  const body = { name, description, minOrder, img, updatedAt, price };
  const { status } = await call('updateProduct', { id }, { token, body });
  expect(status).toBe(200);
};

const page = async (path: string) => (await fetch(new URL(path, SHOP))).text();

/** The lowest price that a page says beside the price, and the one in its structured data. */
const saidOn = (html: string) => ({
  shown: /Lowest price of the last 30 days: (€\d+\.\d\d)/.exec(
    html.replaceAll(/<[^>]*>/g, ''),
  )?.[1],
  structured:
    /"price":"([\d.]+)"(?:(?!"price").)*"priceType":"https:\/\/schema.org\/StrikethroughPrice"/.exec(
      html,
    )?.[1],
});

describe('a price that was lowered', () => {
  it('stands with the lowest of thirty days in the API, on the page, in its data and its Markdown alternate', async () => {
    const id = await newProduct();
    await reprice(id, 9.5);
    expect((await read(id)).reduction).toBeUndefined();
    await reprice(id, 6.4);
    expect((await read(id)).reduction?.lowest).toBe(8);
    expect(saidOn(await page(`/products/${id}`))).toEqual({ shown: '€8.00', structured: '80.00' });
    expect(await page(PUBLICATIONS.productMarkdown.path.replace(':id', id))).toContain(
      '- Lowest price of the last 30 days: €8.00',
    );
  });

  it('says nothing of it where nothing is lower than the lowest, nor once thirty days are over', async () => {
    const id = await newProduct();
    await reprice(id, 9.5);
    await reprice(id, 8.5);
    expect((await read(id)).reduction).toBeUndefined();
    await reprice(id, 7);
    const until = new Date(Date.now() - PRICE_WINDOW_MS).toISOString();
    await writeDirectly((batch) =>
      batch.update(db.doc(`products/${id}`), { reduction: { lowest: 8, until } }),
    );
    expect(saidOn(await page(`/products/${id}`))).toEqual({
      shown: undefined,
      structured: undefined,
    });
  });

  it('is kept through changes of other facts, and cannot be sent', async () => {
    const id = await newProduct();
    await reprice(id, 6);
    await reprice(id, 6);
    expect((await read(id)).reduction?.lowest).toBe(8);
    const { name, description, minOrder, img, updatedAt, reduction } = await read(id);
    const body = { name, description, minOrder, img, updatedAt, price: 6, reduction } as object;
    const { status, error } = await call('updateProduct', { id }, { token, body });
    expect([status, error.fields]).toEqual([400, { reduction: 'Unknown field' }]);
  });
});
