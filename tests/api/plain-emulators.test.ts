import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Accounts from '../support/api-accounts.ts';
import type * as Client from '../support/api-client.ts';
import type * as Gateway from '../support/api-gateway.ts';
import type * as Orders from '../support/api-orders.ts';
import { startPlainEmulators, type PlainEmulators } from '../support/plain-emulators.ts';

let shop: PlainEmulators;
let help: typeof Accounts & typeof Client & typeof Gateway & typeof Orders;

beforeAll(async () => {
  shop = await startPlainEmulators();
  // These read where the shop is when they are loaded.
  Object.assign(process.env, shop.env, { API_URL: shop.env.SHOP_URL });
  help = {
    ...(await import('../support/api-accounts.ts')),
    ...(await import('../support/api-client.ts')),
    ...(await import('../support/api-gateway.ts')),
    ...(await import('../support/api-orders.ts')),
  };
}, 300_000);
afterAll(() => shop.stop(), 60_000);

describe('npx firebase emulators:start --import emulator-data', () => {
  it('sells a roller of the sample data, and npm run payments takes the money for it', async () => {
    const { call, decide, newCheckout, newCustomer, newOrder, orderOf, SHOP } = help;
    expect(SHOP).toBe(shop.env.SHOP_URL);
    const buyer = await newCustomer();
    const products = (await call('listProducts', {})).body;
    const roller = products.find(({ available, minOrder }) => available >= minOrder);
    const orderId = await newOrder(buyer, roller?._id ?? '', roller?.minOrder);
    const { url } = await newCheckout(buyer, orderId);
    expect((await decide(url, 'approve')).status).toBe(303);
    await expect
      .poll(() => orderOf(buyer, orderId))
      .toMatchObject({ paid: true, productName: roller?.name });
  });
});
