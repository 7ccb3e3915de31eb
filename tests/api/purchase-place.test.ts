import {
  HEADER,
  HOLD_TERMS,
  LIMITED,
  MAX_PURCHASE_LINES,
  VALIDATION,
} from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { call, type CallOptions } from '../support/api-client.ts';
import {
  availableOf,
  delivery,
  newOrder,
  newProduct,
  stockIsWhole,
} from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { buyer, other, admin } = await people({
  buyer: 'customer',
  other: 'customer',
  admin: 'admin',
});
const [usual] = HOLD_TERMS;
const TWICE = { [HEADER.idempotencyKey]: 'twice' };

const place = (lines: unknown, options: CallOptions = {}) =>
  call('placePurchase', {}, { token: buyer.token, body: { ...delivery, lines }, ...options });
const read = (id: string, { token } = buyer) => call('getPurchase', { id }, { token });

describe('POST /order/purchase', () => {
  it('orders several products at once, each in an order of its own under one number', async () => {
    const [roller = '', tray = ''] = await Promise.all([
      newProduct({ price: 4.35, available: 10 }),
      newProduct({ price: 2, available: 5 }),
    ]);
    const lines = [
      { productId: roller, quantity: 3, price: 4.35 },
      { productId: tray, quantity: 2 },
    ];
    const first = await place(lines, { headers: TWICE });
    expect(first.status).toBe(201);
    const id = first.body.insertedId;
    expect(first.headers.get('location')).toBe(`/order/purchase/${id}`);
    const again = await place(lines, { headers: TWICE });
    expect([again.body.insertedId, again.headers.get('idempotent-replayed')]).toEqual([id, 'true']);

    const { body: orders } = await read(id);
    expect(orders).toMatchObject([
      { productId: roller, totalPrice: 13.05, purchase: { id, line: 1, lines: 2 }, ...delivery },
      { productId: tray, totalPrice: 4, purchase: { id, line: 2, lines: 2 }, uid: buyer.uid },
    ]);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1);
    expect(await Promise.all([roller, tray].map(availableOf))).toEqual([7, 3]);
    expect(await Promise.all([roller, tray].map(stockIsWhole))).toEqual([true, true]);
    expect((await read(id, admin)).body).toHaveLength(2);
    expect((await read(id, other)).status).toBe(404);
    expect((await place(lines.slice(1), { headers: TWICE })).status).toBe(422);
  });

  it('refuses what is too little to be paid by card in all, and takes lines that are so together', async () => {
    const products = await Promise.all(
      [0.2, 0.2, 0].map((price) => newProduct({ price, minOrder: 1 })),
    );
    const lines = products.map((productId) => ({ productId, quantity: 1 }));
    const message = 'One order costs €0.50 at least: less cannot be paid by card';
    const { status, error } = await place(lines);
    expect([status, error]).toEqual([
      400,
      { code: 'validation_failed', message, fields: { lines: message } },
    ]);
    const [first, ...others] = lines;
    expect((await place([{ ...first, quantity: 2 }, ...others])).status).toBe(201);
  });

  it('orders nothing when one line cannot be met, and says what is wrong with each', async () => {
    const [plenty = '', few = ''] = await Promise.all([
      newProduct({ available: 10 }),
      newProduct({ available: 3 }),
    ]);
    const refused = await place([
      { productId: plenty, quantity: 2 },
      { productId: few, quantity: 4 },
      { productId: 'no-such-product', quantity: 2 },
    ]);
    expect([refused.status, refused.error]).toEqual([
      409,
      {
        code: 'out_of_stock',
        message: VALIDATION.outOfStock(2, 3),
        fields: {
          'lines[1].quantity': VALIDATION.outOfStock(2, 3),
          'lines[2].productId': VALIDATION.productGone,
        },
      },
    ]);
    const gone = await place([{ productId: 'no-such-product', quantity: 2 }]);
    expect([gone.status, gone.error.code]).toEqual([404, 'not_found']);
    const dearer = await place([{ productId: plenty, quantity: 2, price: 1 }]);
    expect([dearer.status, dearer.error.code, Object.keys(dearer.error.fields ?? {})]).toEqual([
      409,
      'price_changed',
      ['lines[0].price'],
    ]);
    expect(await Promise.all([plenty, few].map(availableOf))).toEqual([10, 3]);
  });

  it('refuses lines that are no lines, each by its place', async () => {
    const row = { productId: 'a', quantity: 2 };
    const fieldsOf = async (lines: unknown) => (await place(lines)).error.fields;
    expect(await fieldsOf([])).toEqual({ lines: VALIDATION.linesRequired });
    expect(await fieldsOf(undefined)).toEqual({ lines: VALIDATION.linesRequired });
    expect(await fieldsOf([row, row])).toEqual({ lines: VALIDATION.linesAlike });
    expect(
      await fieldsOf([{ ...row, quantity: '2' }, { ...row, productId: 'b', gift: true }, 7]),
    ).toEqual({
      'lines[0].quantity': VALIDATION.wrongType,
      'lines[1].gift': VALIDATION.unknownField,
      'lines[2]': VALIDATION.wrongType,
    });
    const many = Array.from({ length: MAX_PURCHASE_LINES + 1 }, (_none, index) => ({
      ...row,
      productId: `product-${index}`,
    }));
    expect(await fieldsOf(many)).toEqual({ lines: VALIDATION.linesMax(MAX_PURCHASE_LINES) });
  });

  it('takes as many lines as a purchase may have, in one commit', async () => {
    const ids = await Promise.all(
      Array.from({ length: MAX_PURCHASE_LINES }, () => newProduct({ available: 2 })),
    );
    const owner = await newCustomer();
    const lines = ids.map((productId) => ({ productId, quantity: 2 }));
    const placed = await place(lines, { token: owner.token });
    expect(placed.status).toBe(201);
    expect(
      (await read(placed.body.insertedId, owner)).body.map(({ productId }) => productId),
    ).toEqual(ids);
    expect((await place(lines.slice(0, 1))).error.code).toBe('out_of_stock');
  });

  it('counts all its lines for what one person may have on hold', async () => {
    const owner = await newCustomer();
    const half = usual.unpaidPieces / 2;
    const [one = '', two = ''] = await Promise.all(
      [1, 2].map(() => newProduct({ available: usual.unpaidPieces })),
    );
    await newOrder(owner, one);
    const lines = [one, two].map((productId) => ({ productId, quantity: half }));
    const refused = await place(lines, { token: owner.token });
    expect([refused.status, refused.error.message]).toEqual([
      429,
      LIMITED.unpaidPieces(usual.unpaidPieces),
    ]);
  });
});
