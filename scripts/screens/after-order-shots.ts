import { VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import type { SampleShop } from './sample-shop.ts';
import type { Shot } from './shot.ts';

const tracking = {
  url: 'https://carrier.example/track?id=00340434',
  carrier: 'DHL',
  number: '00340434',
};

/** The shipped order, with where its parcel can be followed. */
const followed = (page: Page, { shipped }: SampleShop) =>
  page.route(/\/payment\/[^/]+$/, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ json: { ...shipped, tracking } })
      : route.fallback(),
  );

/** What a customer sees and does once something is ordered. */
export const afterOrderShots: readonly Shot[] = [
  { name: 'order-address', path: ({ paid }) => `/Dashboard/order-address/${paid._id}` },
  {
    name: 'order-address-wrong',
    path: ({ paid }) => `/Dashboard/order-address/${paid._id}`,
    act: async (page) => {
      await page.getByLabel('City').fill('');
      await page.getByRole('button', { name: 'Send it there' }).click();
      await page.getByText(VALIDATION.cityRequired).waitFor();
    },
  },
  { name: 'order-address-late', path: ({ shipped }) => `/Dashboard/order-address/${shipped._id}` },
  { name: 'order-address-gone', path: '/Dashboard/order-address/no-such-order' },
  { name: 'payment-followed', path: ({ shipped }) => `/payment/${shipped._id}`, before: followed },
  {
    name: 'order-followed',
    path: ({ shipped }) => `/Dashboard/my-orders/${shipped._id}`,
    before: followed,
  },
];

/** The paid order, as if it were a business's abroad that names another country and another name. */
const doubtful = (page: Page, { paid }: SampleShop) =>
  page.route(/\/payment\/[^/]+$/, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({
          json: {
            ...paid,
            address: 'Hauptstr. 5, GERMANY',
            delivery: {
              country: 'AT',
              postcode: '10115',
              cost: 9.9,
              vatPercent: 20,
              transitDays: 5,
            },
            business: {
              ...{ vatNumber: 'ATU10000005', name: 'Malerei Sample e.U.', consultation: null },
              ...{ checkedAt: paid.createdAt, vatOff: 3.1 },
            },
          },
        })
      : route.fallback(),
  );

/** Where the office says how a parcel can be followed. */
export const trackingShots: readonly Shot[] = [
  {
    name: 'order-doubtful',
    path: ({ paid }) => `/Dashboard/manage-all-orders/${paid._id}`,
    before: doubtful,
  },
  {
    name: 'order-tracking',
    path: ({ paid }) => `/Dashboard/manage-all-orders/${paid._id}`,
  },
  {
    name: 'order-tracking-wrong',
    path: ({ paid }) => `/Dashboard/manage-all-orders/${paid._id}`,
    act: async (page) => {
      await page.getByLabel('Link to the parcel').fill('carrier.example');
      await page.getByRole('button', { name: 'Save tracking' }).click();
      await page.getByText(VALIDATION.trackingUrl).waitFor();
    },
  },
];
