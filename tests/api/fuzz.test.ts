import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startFuzzedShop } from '../fuzz/fuzzed-shop.ts';
import { sendGenerated, sendNastyNames } from '../fuzz/our-generators.ts';
import { Watch } from '../fuzz/watch.ts';

/** A database of its own: what is written here would stand on everybody else's screens. */
vi.hoisted(() => (process.env.GCLOUD_PROJECT = 'demo-fuzz'));

/** The same requests every time; `npm run check:fuzz` sends many more. */
const REQUESTS = 400;
const SEED = 20_261_122;

let shop: Awaited<ReturnType<typeof startFuzzedShop>>;
beforeAll(async () => {
  shop = await startFuzzedShop(new Watch());
});
afterAll(() => {
  shop.close();
});

it('answers whatever is sent with JSON and a status that its document names', async () => {
  const { shopUrl, content } = shop;
  expect(await sendGenerated(shopUrl, content, { requests: REQUESTS, seed: SEED })).toEqual([]);
});

it('answers whatever a path names likewise', async () => {
  const { shopUrl, content } = shop;
  expect(await sendNastyNames(shopUrl, content)).toEqual([]);
});
