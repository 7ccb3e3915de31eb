import { LIMITED, VALIDATION, type ErrorCode } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { myCancelledShots } from './cancelled-shots.ts';
import { dialogOf, pending, press, sendEmpty, type Shot, whileCalls } from './shot.ts';

const orders = /\/order\/[^/]+$/;
const payment = /\/payment\/[^/]+$/;
const user = /\/user\/[^/]+$/;

const quantity = (page: Page, value: string) => page.getByLabel('Quantity').fill(value);

/** The next order is of too many pieces. */
const refuseOrder = (page: Page, status: number, code: ErrorCode, message: string) => {
  const error = { code, message, fields: { quantity: message } };
  return page.route('**/order', (route) => route.fulfill({ status, json: { error } }));
};

/** The next order finds too little in stock. */
const sellOut = (page: Page, minOrder: number, available: number) =>
  refuseOrder(page, 409, 'out_of_stock', VALIDATION.outOfStock(minOrder, available));

/** The provider has not heard yet that the address is the customer's. */
const unverified = (page: Page) =>
  page.route('**/accounts:lookup?*', async (route) => {
    const response = await route.fetch();
    const { users } = (await response.json()) as { users: object[] };
    const json = { users: users.map((user) => ({ ...user, emailVerified: false })) };
    await route.fulfill({ response, json });
  });

/** What the sample customer sees behind sign-in. */
export const customerShots: readonly Shot[] = [
  { name: 'purchase', path: ({ product }) => `/purchase/${product._id}` },
  ...whileCalls(
    { name: 'purchase', path: ({ product }) => `/purchase/${product._id}` },
    /\/product\/[^/]+$/,
    ['loading'],
  ),
  {
    name: 'purchase-wrong',
    path: ({ product }) => `/purchase/${product._id}`,
    act: async (page) => {
      for (const field of ['Customer name', 'Phone', 'Address', 'City']) {
        await page.getByRole('main').getByLabel(field).fill('');
      }
      await quantity(page, '1');
      await sendEmpty('Place order', VALIDATION.cityRequired)(page);
    },
  },
  {
    name: 'purchase-refused',
    path: ({ product }) => `/purchase/${product._id}`,
    before: (page, { product }) => sellOut(page, product.minOrder, product.available),
    act: async (page) => {
      await press('Place order')(page);
      await page.getByText('Out of Stock!').first().waitFor();
    },
  },
  {
    name: 'purchase-kept-few',
    path: ({ product }) => `/purchase/${product._id}`,
    before: (page, { product: { minOrder } }) =>
      refuseOrder(page, 429, 'too_many_requests', LIMITED.stockShare(minOrder)),
    act: async (page, { product: { minOrder, available } }) => {
      await quantity(page, String(available));
      await press('Place order')(page);
      await page.getByText(LIMITED.stockShare(minOrder)).first().waitFor();
    },
  },
  {
    name: 'purchase-too-many',
    path: ({ product }) => `/purchase/${product._id}`,
    act: async (page, { product }) => {
      await quantity(page, String(product.available + 1));
      await page.getByRole('button', { name: /^Take / }).waitFor();
    },
  },
  { name: 'purchase-sold-out', path: ({ soldOut }) => `/purchase/${soldOut._id}` },
  {
    name: 'purchase-sold-out-meanwhile',
    path: ({ product }) => `/purchase/${product._id}`,
    act: async (page, { product }) => {
      const json = { ...product, available: 0 };
      await page.route(/\/product\/[^/]+$/, (route) => route.fulfill({ json }));
      await sellOut(page, product.minOrder, 0);
      await press('Place order')(page);
      await page.getByText('This product has sold out').waitFor();
    },
  },
  { name: 'payment', path: ({ unpaid }) => `/payment/${unpaid._id}` },
  ...whileCalls({ name: 'payment', path: ({ unpaid }) => `/payment/${unpaid._id}` }, payment, [
    'loading',
    'failed',
  ]),
  { name: 'payment-confirming', path: ({ unpaid }) => `/payment/${unpaid._id}?checkout=success` },
  { name: 'payment-left', path: ({ unpaid }) => `/payment/${unpaid._id}?checkout=cancelled` },
  { name: 'payment-paid', path: ({ paid }) => `/payment/${paid._id}` },
  { name: 'payment-paper', path: ({ paid }) => `/payment/${paid._id}`, paper: true },
  { name: 'payment-shipped', path: ({ shipped }) => `/payment/${shipped._id}` },
  { name: 'payment-unknown', path: '/payment/no-such-order' },
  {
    name: 'checkout',
    path: ({ unpaid }) => `/payment/${unpaid._id}`,
    act: async (page) => {
      await press('Pay')(page);
      await page.getByRole('button', { name: 'Approve' }).waitFor();
    },
  },
  {
    name: 'payment-declined',
    path: ({ unpaid }) => `/payment/${unpaid._id}`,
    act: async (page) => {
      await press('Pay')(page);
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.getByText('The payment was declined').waitFor();
    },
  },
  { name: 'my-profile', path: '/Dashboard' },
  { name: 'my-profile-unverified', path: '/Dashboard', before: unverified },
  ...whileCalls({ name: 'my-profile', path: '/Dashboard' }, user, ['loading', 'failed']),
  { name: 'update-profile', path: '/Dashboard/update-profile' },
  { name: 'delivery-details', path: '/Dashboard/delivery' },
  { name: 'my-orders', path: '/Dashboard/my-orders' },
  { name: 'my-orders-paper', path: '/Dashboard/my-orders', paper: true },
  {
    name: 'my-orders-history',
    path: '/Dashboard/my-orders',
    act: async (page) => {
      const histories = page.getByRole('main').locator('summary');
      await histories.first().waitFor();
      for (const history of await histories.all()) await history.click();
    },
  },
  ...whileCalls({ name: 'my-orders', path: '/Dashboard/my-orders' }, orders, [
    'loading',
    'empty',
    'failed',
  ]),
  {
    name: 'my-orders-cancel',
    path: '/Dashboard/my-orders',
    ...dialogOf(/^Cancel/),
  },
  { name: 'order', path: ({ unpaid }) => `/Dashboard/my-orders/${unpaid._id}` },
  { name: 'order-paid', path: ({ paid }) => `/Dashboard/my-orders/${paid._id}` },
  { name: 'order-shipped', path: ({ shipped }) => `/Dashboard/my-orders/${shipped._id}` },
  {
    name: 'order-paper',
    path: ({ shipped }) => `/Dashboard/my-orders/${shipped._id}`,
    paper: true,
  },
  {
    name: 'order-loading',
    path: ({ paid }) => `/Dashboard/my-orders/${paid._id}`,
    loading: true,
    before: pending(payment),
  },
  { name: 'order-gone', path: '/Dashboard/my-orders/no-such-order' },
  ...myCancelledShots,
  { name: 'add-review', path: '/Dashboard/add-review' },
  {
    name: 'add-review-wrong',
    path: '/Dashboard/add-review',
    act: sendEmpty('Add review', VALIDATION.ratingsRequired),
  },
  { name: 'dashboard-not-found', path: '/Dashboard/no-such-page' },
  {
    name: 'menu-signed-in',
    path: '/products',
    onlyAt: 360,
    window: true,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
];
