import { VALIDATION, type Order, type Product } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { cancelledShots } from './cancelled-shots.ts';
import { officeShots } from './office-shots.ts';
import { refundShots } from './refund-shots.ts';
import type { SampleShop } from './sample-shop.ts';
import {
  dialogOf,
  empty,
  failing,
  pending,
  press,
  sendEmpty,
  type Shot,
  whileCalls,
} from './shot.ts';

const orders = /\/order(\?.*)?$/;
const users = /\/user(\?.*)?$/;
const failedMails = /\/admin\/mail\/failed(\?.*)?$/;
const messages = /\/contact(\?.*)?$/;
const today = /\/order\/today$/;
const withdrawals = /\/withdrawal(\?.*)?$/;
const settings = /\/settings$/;
const asksForRole = /\/admin\//;

const HOUR_MS = 60 * 60 * 1000;

/** The paid sample order was marked as shipped a moment ago. */
const justShipped = (page: Page, { paid }: SampleShop) =>
  page.route(orders, async (route) => {
    const response = await route.fetch();
    const undoUntil = new Date(Date.now() + HOUR_MS).toISOString();
    const json = ((await response.json()) as Order[]).map((order) =>
      order._id === paid._id ? { ...order, shipped: true, undoUntil } : order,
    );
    await route.fulfill({ response, json });
  });

/** What the sample admin sees. */
export const adminShots: readonly Shot[] = [
  {
    name: 'admin-guard',
    path: '/Dashboard/manage-all-orders',
    loading: true,
    before: pending(asksForRole),
  },
  { name: 'admin-profile', path: '/Dashboard' },
  { name: 'manage-all-orders', path: '/Dashboard/manage-all-orders' },
  { name: 'manage-all-orders-undo', path: '/Dashboard/manage-all-orders', before: justShipped },
  { name: 'manage-all-orders-paid', path: '/Dashboard/manage-all-orders?state=paid' },
  {
    name: 'manage-all-orders-none-paid',
    path: '/Dashboard/manage-all-orders?state=paid',
    before: empty(orders),
  },
  ...whileCalls({ name: 'manage-all-orders', path: '/Dashboard/manage-all-orders' }, orders, [
    'loading',
    'empty',
    'failed',
  ]),
  {
    name: 'manage-all-orders-cancel',
    path: '/Dashboard/manage-all-orders',
    ...dialogOf(/^Cancel/),
  },
  { name: 'manage-all-orders-paper', path: '/Dashboard/manage-all-orders', paper: true },
  { name: 'manage-all-orders-found', path: '/Dashboard/manage-all-orders?q=roller&sort=oldest' },
  { name: 'manage-all-orders-not-found', path: '/Dashboard/manage-all-orders?q=wallpaper' },
  {
    name: 'manage-all-orders-mistyped',
    path: '/Dashboard/manage-all-orders',
    act: async (page) => {
      await page.getByRole('searchbox').fill('RW-26-4F7K9Q-3');
      await page.getByRole('searchbox').press('Enter');
      await page.getByText(VALIDATION.orderNumberMistyped).waitFor();
    },
  },
  { name: 'order-as-admin', path: ({ paid }) => `/Dashboard/manage-all-orders/${paid._id}` },
  ...officeShots,
  ...cancelledShots,
  ...refundShots,
  {
    name: 'add-product-unsaved',
    path: '/Dashboard/add-product',
    window: true,
    act: async (page) => {
      await page.getByRole('textbox').first().fill('Half a product');
      await page.getByRole('main').getByRole('link', { name: 'Make Admin' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'add-product', path: '/Dashboard/add-product' },
  {
    name: 'add-product-wrong',
    path: '/Dashboard/add-product',
    act: sendEmpty('Add product', VALIDATION.productNameRequired),
  },
  { name: 'manage-products', path: '/Dashboard/manage-products' },
  { name: 'manage-products-nothing', path: '/Dashboard/manage-products?q=wallpaper+steamer' },
  {
    name: 'manage-products-delete',
    path: '/Dashboard/manage-products',
    ...dialogOf(/^Delete/),
  },
  {
    name: 'manage-products-stock',
    path: '/Dashboard/manage-products',
    ...dialogOf(/^Stock of/),
  },
  {
    name: 'edit-product-pictures',
    path: ({ product }) => `/Dashboard/manage-products/${product._id}`,
    window: true,
    act: async (page) => {
      await press('Add a picture')(page);
      await press('Remove picture 2')(page);
    },
  },
  { name: 'edit-product', path: ({ product }) => `/Dashboard/manage-products/${product._id}` },
  {
    name: 'edit-product-wrong',
    path: ({ product }) => `/Dashboard/manage-products/${product._id}`,
    act: async (page) => {
      await page.getByLabel('Width').fill('25 cm');
      await press('Save changes')(page);
      await page.getByText(/^Width is a whole number/).waitFor();
    },
  },
  {
    name: 'edit-product-conflict',
    path: ({ product }) => `/Dashboard/manage-products/${product._id}`,
    window: true,
    act: async (page) => {
      await page.getByLabel('Price').fill('9.9');
      await page.getByLabel('Width').fill('260');
      await page.route(/\/product\/[^/]+$/, async (route) => {
        if (route.request().method() === 'PUT') {
          const error = { code: 'conflict', message: 'Changed meanwhile.' };
          return route.fulfill({ status: 409, json: { error } });
        }
        const response = await route.fetch();
        const found = (await response.json()) as Product;
        const attributes = { ...found.attributes, widthMm: 240 };
        const updatedAt = '2026-11-21T12:00:00.000000Z';
        return route.fulfill({ response, json: { ...found, attributes, price: 8.8, updatedAt } });
      });
      await press('Save changes')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'make-admin', path: '/Dashboard/make-admin' },
  {
    name: 'make-admin-close',
    path: '/Dashboard/make-admin',
    ...dialogOf(/^Close account/),
  },
  { name: 'make-admin-failed', path: '/Dashboard/make-admin', before: failing(users) },
  { name: 'messages', path: '/Dashboard/messages' },
  { name: 'messages-empty', path: '/Dashboard/messages', before: empty(messages) },
  { name: 'today', path: '/Dashboard/today' },
  { name: 'today-failed', path: '/Dashboard/today', before: failing(today) },
  ...whileCalls({ name: 'failed-mails', path: '/Dashboard/failed-mails' }, failedMails, [
    'empty',
    'failed',
  ]),
  { name: 'withdrawals', path: '/Dashboard/withdrawals' },
  ...whileCalls({ name: 'withdrawals', path: '/Dashboard/withdrawals' }, withdrawals, [
    'empty',
    'failed',
  ]),
  { name: 'settings', path: '/Dashboard/settings' },
  ...whileCalls({ name: 'settings', path: '/Dashboard/settings' }, settings, ['loading', 'failed']),
  { name: 'blog-as-admin', path: ({ blogId }) => `/blogs/${blogId}` },
];
