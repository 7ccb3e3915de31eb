import type { OfficeOrder } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { empty, failing, press, type Shot } from './shot.ts';
import type { SampleShop } from './sample-shop.ts';

const office = /\/order\/office\//;

const keptOf = (id: string): OfficeOrder => ({
  notes: [
    {
      at: '2026-11-27T09:12:00.000Z',
      by: 'anna@rollwell.example',
      text: 'Called: wants it before Friday.\nGate code 12, ring at Weber.',
    },
  ],
  partialRefunds: [
    {
      ...{ id: 'one', orderId: 'any', at: '2026-11-27T10:40:00.000Z', by: 'anna@rollwell.example' },
      ...{ amount: 4.9, reason: 'One roller was scratched.', state: 'made' },
    },
  ],
  payment: {
    ...{ paid: 36.2, returned: 4.9, lines: [{ id, refundable: 31.3 }] },
    page: 'https://dashboard.stripe.com/test/payments/pi_sample',
  },
});

const withRecords = (page: Page, { paid }: SampleShop) =>
  page.route(office, (route) => route.fulfill({ json: keptOf(paid._id) }));

const ofPaid = ({ paid }: SampleShop): string => `/Dashboard/manage-all-orders/${paid._id}`;

/** What the office alone sees of an order, and how it narrows and keeps its lists. */
export const officeShots: readonly Shot[] = [
  { name: 'office-order', path: ofPaid, before: withRecords },
  { name: 'office-order-failed', path: ofPaid, before: failing(office) },
  { name: 'office-order-paper', path: ofPaid, before: withRecords, paper: true },
  {
    name: 'office-order-amount',
    path: ofPaid,
    window: true,
    before: withRecords,
    act: async (page) => {
      await press(/^Refund an amount:/)(page);
      await page.getByRole('textbox', { name: /^Amount/ }).fill('4,9');
    },
  },
  {
    name: 'office-list-narrowed',
    path: '/Dashboard/manage-all-orders?country=DE&from=2026-01-01&size=20',
    act: async (page) => {
      await page.getByText('Saved views').click();
      await page.getByLabel('Name of this view').fill('Germany');
      await page.getByRole('button', { name: 'Save view' }).click();
      await page.getByRole('button', { name: /^Remove the view/ }).waitFor();
    },
  },
  {
    name: 'office-list-none',
    path: '/Dashboard/manage-all-orders?country=MT',
    before: empty(/\/order\?/),
  },
];
