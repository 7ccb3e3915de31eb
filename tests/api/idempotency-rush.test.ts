import { ENDPOINTS, endpointPath, HEADER } from '@rollwell/functions/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { SHOP } from '../support/api-client.ts';
import {
  availableOf,
  newOrder,
  newProduct,
  orderBody,
  orderedPieces,
  orderOf,
  stockIsWhole,
} from '../support/api-orders.ts';
import { atOnce, startShopProcess, type ShopProcess } from '../support/api-processes.ts';

const TIMES = 50;
/** None of which knows of the others, as in processes of their own. */
const SHOPS = 20;

let buyer: TestUser;
let shop: ShopProcess;
beforeAll(async () => {
  [buyer, shop] = await Promise.all([newCustomer(), startShopProcess({ shops: SHOPS })]);
});
afterAll(() => {
  shop.stop();
});

/** Hosting and Functions take longer over a call than the API itself: few at a time there. */
const PLACES: [where: string, urls: () => string[], concurrent: number][] = [
  ['all at once in one shop', () => [shop.url], TIMES],
  [`all at once, spread over ${SHOPS} shops`, () => shop.urls, TIMES],
  ['4 at a time through the site', () => [SHOP], 4],
];

const post = async (url: string, path: string, key: string, body: object) => {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/json',
      [HEADER.idempotencyKey]: key,
    },
    body: JSON.stringify(body),
  });
  const replayed = answer.headers.get(HEADER.idempotentReplayed) === 'true';
  return { status: answer.status, replayed, body: (await answer.json()) as object };
};

/** The same request so many times under one key, and then another under it. */
const rush = async (
  urls: readonly string[],
  concurrent: number,
  path: string,
  same: object,
  other: object,
) => {
  const key = unique('key');
  const urlOf = (index: number): string => urls[index % urls.length] ?? '';
  const answers = await atOnce(concurrent, Array.from({ length: TIMES }), (_, index) =>
    post(urlOf(index), path, key, same),
  );
  const mismatch = await post(urlOf(0), path, key, other);
  return {
    statuses: new Set(answers.map(({ status }) => status)),
    bodies: new Set(answers.map(({ body }) => JSON.stringify(body))).size,
    mismatch: mismatch.status,
    firsts: answers.filter(({ replayed }) => !replayed).length,
  };
};

describe.each(PLACES)(`the same Idempotency-Key ${TIMES} times, %s`, (_where, urls, concurrent) => {
  it('on POST /order places one order; another body is refused', async () => {
    const productId = await newProduct({ available: 200 });
    const { path } = ENDPOINTS.placeOrder;
    const rushed = await rush(
      urls(),
      concurrent,
      path,
      orderBody(productId, 2),
      orderBody(productId, 3),
    );
    expect(rushed).toEqual({ statuses: new Set([201]), bodies: 1, mismatch: 422, firsts: 1 });
    expect(await orderedPieces(productId)).toBe(2);
    expect(await availableOf(productId)).toBe(198);
    expect(await stockIsWhole(productId)).toBe(true);
  }, 120_000);

  it('on POST /payment opens one checkout; another body is refused', async () => {
    const orderId = await newOrder(buyer, await newProduct(), 2);
    const path = endpointPath('openCheckout', { orderId });
    const rushed = await rush(urls(), concurrent, path, {}, { note: 'another body' });
    // Whoever finds the checkout open before its key is written gives that page as a first answer.
    expect(rushed).toMatchObject({ statuses: new Set([201]), bodies: 1, mismatch: 422 });
    const { events } = await orderOf(buyer, orderId);
    expect(events.map(({ type }) => type)).toEqual(['placed', 'checkout_opened']);
  }, 120_000);
});
