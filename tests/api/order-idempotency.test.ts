import { HEADER } from '@rollwell/functions/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { openCheckout } from '../support/api-gateway.ts';
import {
  availableOf,
  newOrder,
  newProduct,
  orderBody,
  orderedPieces,
  placeOrder,
  setStock,
} from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { buyer, other } = await people({ buyer: 'customer', other: 'customer' });

const withKey = (key: string) => ({ headers: { [HEADER.idempotencyKey]: key } });
const replayed = ({ headers }: { headers: Headers }) => headers.get(HEADER.idempotentReplayed);

describe('Idempotency-Key on POST /order', () => {
  it('answers the same key and body with the first order', async () => {
    const productId = await newProduct({ available: 10 });
    const key = unique('key');
    const first = await placeOrder(buyer, orderBody(productId, 3), withKey(key));
    expect([first.status, replayed(first)]).toEqual([201, null]);
    const reordered = Object.fromEntries(Object.entries(orderBody(productId, 3)).reverse());
    const again = await placeOrder(buyer, reordered, withKey(key));
    expect([again.status, again.body, replayed(again)]).toEqual([201, first.body, 'true']);
    expect(await availableOf(productId)).toBe(7);
  });

  it('50 times at once places one order', async () => {
    const productId = await newProduct({ available: 100 });
    const options = withKey(unique('key'));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => placeOrder(buyer, orderBody(productId, 2), options)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(1);
    expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1);
    expect(await orderedPieces(productId)).toBe(2);
    expect(await availableOf(productId)).toBe(98);
  }, 120_000);

  it('refuses another body under the key, even for another product', async () => {
    const [one, two] = await Promise.all([newProduct(), newProduct()]);
    const options = withKey(unique('key'));
    await placeOrder(buyer, orderBody(one, 2), options);
    for (const body of [orderBody(one, 3), orderBody(two, 2)]) {
      const { status, error } = await placeOrder(buyer, body, options);
      expect([status, error.code]).toEqual([422, 'idempotency_mismatch']);
    }
    expect(await orderedPieces(two)).toBe(0);
  });

  it('is one person’s own', async () => {
    const productId = await newProduct({ available: 10 });
    const options = withKey(unique('key'));
    const mine = await placeOrder(buyer, orderBody(productId, 2), options);
    const theirs = await placeOrder(other, orderBody(productId, 2), options);
    expect([theirs.status, replayed(theirs)]).toEqual([201, null]);
    expect(theirs.body.insertedId).not.toBe(mine.body.insertedId);
  });

  it('does not keep a refusal', async () => {
    const productId = await newProduct({ available: 2 });
    const options = withKey(unique('key'));
    expect((await placeOrder(buyer, orderBody(productId, 3), options)).status).toBe(409);
    await setStock(productId, { available: 5, received: 5 });
    expect((await placeOrder(buyer, orderBody(productId, 3), options)).status).toBe(201);
  });

  it('is new again after a day, though the old record is still there', async () => {
    const productId = await newProduct({ available: 10 });
    const options = withKey(unique('key'));
    const first = await placeOrder(buyer, orderBody(productId, 2), options);
    const records = await db
      .collection('idempotencyKeys')
      .where('body.insertedId', '==', first.body.insertedId)
      .get();
    expect(records.size).toBe(1);
    await records.docs[0]?.ref.update({ expireAt: Timestamp.fromMillis(Date.now() - 1) });
    const second = await placeOrder(buyer, orderBody(productId, 3), options);
    expect([second.status, replayed(second)]).toEqual([201, null]);
    const third = await placeOrder(buyer, orderBody(productId, 3), options);
    expect([third.body, replayed(third)]).toEqual([second.body, 'true']);
  });

  it.each([
    ['empty', ''],
    ['longer than 255 characters', 'k'.repeat(256)],
    ['not printable', 'key\u00e9'],
  ])('refuses a key that is %s', async (_what, key) => {
    const productId = await newProduct();
    const { status, error } = await placeOrder(buyer, orderBody(productId), withKey(key));
    expect([status, error.code]).toEqual([400, 'invalid_request']);
    expect(await orderedPieces(productId)).toBe(0);
  });

  it('takes a key of 255 characters', async () => {
    const key = unique('k').padEnd(255, 'k');
    const answer = await placeOrder(buyer, orderBody(await newProduct()), withKey(key));
    expect(answer.status).toBe(201);
  });
});

describe('Idempotency-Key on POST /payment/{orderId}', () => {
  it('answers the same page again, and refuses another order or body', async () => {
    const productId = await newProduct();
    const [id, otherId] = [await newOrder(buyer, productId), await newOrder(buyer, productId)];
    const options = withKey(unique('key'));
    const first = await openCheckout(buyer, id, options);
    const again = await openCheckout(buyer, id, options);
    expect([again.status, again.body, replayed(again)]).toEqual([201, first.body, 'true']);
    const mismatches = [
      await openCheckout(buyer, otherId, options),
      await openCheckout(buyer, id, { ...options, body: { note: 'another body' } }),
    ];
    expect(mismatches.map(({ status }) => status)).toEqual([422, 422]);
  });

  it('is kept apart from the same key on POST /order', async () => {
    const productId = await newProduct();
    const options = withKey(unique('key'));
    const { body } = await placeOrder(buyer, orderBody(productId), options);
    const checkout = await openCheckout(buyer, body.insertedId, options);
    expect([checkout.status, replayed(checkout)]).toEqual([201, null]);
  });
});
