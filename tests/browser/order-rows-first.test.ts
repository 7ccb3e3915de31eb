import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { countListeners } from './support/listeners.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

const FIRESTORE_CODE = /\/assets\/firebase-firestore-[\w-]+\.js$/;

interface Screen {
  name: string;
  path: (orderId: string) => string;
  /** Where the API answers with what the screen shows. */
  api: (orderId: string, email: string) => string;
  byAdmin?: true;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'my orders',
    path: () => '/Dashboard/my-orders',
    api: (_, email) => `/order/${encodeURIComponent(email)}`,
  },
  {
    name: 'all orders',
    path: () => '/Dashboard/manage-all-orders',
    api: () => '/order',
    byAdmin: true,
  },
  {
    name: 'an order',
    path: (id) => `/Dashboard/my-orders/${id}`,
    api: (id) => `/payment/${id}`,
  },
];

interface Visit {
  user: TestUser;
  product: string;
  orderId: string;
}

async function visitOf({ byAdmin }: Screen): Promise<Visit> {
  const product = unique('Roller');
  const customer = await newCustomer();
  const orderId = await newOrder(customer, await shopProduct({ name: product }));
  return { user: byAdmin ? await newAdmin() : customer, product, orderId };
}

interface Timing {
  name: string;
  startTime: number;
  responseEnd: number;
}

/** What the page has fetched, in the order in which it was asked for. */
const fetched = (page: Page): Promise<Timing[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.toJSON() as Timing)
      .sort((a, b) => a.startTime - b.startTime),
  );

describe.skipIf(!browserAvailable).each(SCREENS)('$name', (screen) => {
  it('asks for Firestore’s code when the API has answered, and not before', async () => {
    const { user, product, orderId } = await visitOf(screen);
    const page = await signedInPage(user, { ownBrowser: true });
    const listeners = countListeners(page);
    await page.goto(screen.path(orderId));
    await page.getByRole('main').getByText(product).first().waitFor();
    await expect.poll(listeners).toBe(2);
    const entries = await fetched(page);
    const api = screen.api(orderId, user.email);
    const answer = entries.find(({ name }) => new URL(name).pathname === api);
    const code = entries.find(({ name }) => FIRESTORE_CODE.test(name));
    expect(answer?.responseEnd).toBeGreaterThan(0);
    expect(code?.startTime).toBeGreaterThanOrEqual(answer?.responseEnd ?? Infinity);
  });

  it('shows what the API tells where Firestore’s code does not come', async () => {
    const { user, product, orderId } = await visitOf(screen);
    const page = await signedInPage(user, {
      ownBrowser: true,
      expectedErrors: [/net::ERR_FAILED/],
    });
    const asked = page.waitForRequest(FIRESTORE_CODE);
    await page.route(FIRESTORE_CODE, (route) => route.abort());
    await page.goto(screen.path(orderId));
    await page.getByRole('main').getByText(product).first().waitFor();
    await asked;
  });
});

it.skipIf(!browserAvailable)('the payment screen asks for none of that code', async () => {
  const customer = await newCustomer();
  const product = unique('Roller');
  const orderId = await newOrder(customer, await shopProduct({ name: product }));
  const page = await signedInPage(customer, { ownBrowser: true });
  await page.goto(`/payment/${orderId}`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByText(product).first().waitFor();
  expect((await fetched(page)).filter(({ name }) => FIRESTORE_CODE.test(name))).toEqual([]);
});
