import { fromCents, payableOf, VALIDATION, type Order } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import type { SampleShop } from './sample-shop.ts';
import { dialogOf, sendEmpty, type Shot } from './shot.ts';

const REFUNDED = '2026-11-21T12:00:00.000Z';
const FAILED = '2026-11-23T09:30:00.000Z';
const ADMIN = 'admin@rollwell.example';

/** The paid sample order after its refund. */
const refunded = ({ paid }: SampleShop): Order => ({
  ...paid,
  refundedAt: REFUNDED,
  events: [
    ...paid.events,
    { type: 'refund_asked', at: REFUNDED, by: ADMIN },
    { type: 'refunded', at: REFUNDED, by: ADMIN },
  ],
});

/** The same after the customer's bank sent the money back. */
const failed = (shop: SampleShop): Order => ({
  ...refunded(shop),
  refundFailure: {
    at: FAILED,
    refundId: 're_1',
    amount: fromCents(payableOf(shop.paid)),
    why: 'expired_or_canceled_card',
  },
  events: [...refunded(shop).events, { type: 'refund_failed', at: FAILED, by: 'gateway' }],
});

/** The same after somebody transferred the money. */
const transferred = (shop: SampleShop): Order => ({
  ...failed(shop),
  transfer: { reference: 'Transfer 2026/118', date: '2026-11-24' },
  refundFailure: null,
  events: [...failed(shop).events, { type: 'transferred', at: FAILED, by: ADMIN }],
});

/** The paid sample order while its bank looks into a dispute. */
const disputed = ({ paid }: SampleShop): Order => ({
  ...paid,
  dispute: {
    ...{ disputeId: 'du_1', state: 'open', reason: 'product_not_received' },
    ...{ amount: paid.totalPrice, at: REFUNDED, dueBy: '2026-11-28T23:59:59.000Z' },
  },
  events: [
    ...paid.events,
    { type: 'disputed', at: REFUNDED, by: 'gateway' },
    { type: 'dispute_withdrawn', at: REFUNDED, by: 'gateway' },
  ],
});

const ofPaid = ({ paid }: SampleShop) => `/Dashboard/manage-all-orders/${paid._id}`;

/** Shows the paid sample order as it would be, on its own screen and among the failed refunds. */
const showing = (orderOf: (shop: SampleShop) => Order) => async (page: Page, shop: SampleShop) => {
  const order = orderOf(shop);
  await page.route(`**/payment/${order._id}`, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ json: order }) : route.fallback(),
  );
  const json = order.refundFailure ? [order] : [];
  await page.route(/\/order\?.*state=refund_failed/, (route) => route.fulfill({ json }));
};

const askForRefund = dialogOf(/^Refund/);

/** Money that goes back, and money that does not arrive. */
export const refundShots: readonly Shot[] = [
  { name: 'order-refund', path: ofPaid, ...askForRefund },
  {
    name: 'order-refund-refused',
    path: ofPaid,
    window: true,
    before: (page) =>
      page.route(/\/order\/refund\//, (route) =>
        route.fulfill({
          status: 402,
          json: { error: { code: 'payment_declined', message: 'The charge is disputed.' } },
        }),
      ),
    act: async (page) => {
      await askForRefund.act(page);
      await page.getByRole('button', { name: 'Refund order' }).click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'order-refunding',
    path: ofPaid,
    before: showing(({ paid }) => ({
      ...paid,
      refundAskedAt: REFUNDED,
      events: [...paid.events, { type: 'refund_asked', at: REFUNDED, by: ADMIN }],
    })),
  },
  { name: 'order-disputed', path: ofPaid, before: showing(disputed) },
  {
    name: 'order-disputed-ship',
    path: ofPaid,
    before: showing(disputed),
    ...dialogOf(/^Shipped/),
  },
  { name: 'order-refunded', path: ofPaid, before: showing(refunded) },
  { name: 'order-refund-failed', path: ofPaid, before: showing(failed) },
  {
    name: 'order-refund-failed-again',
    path: ofPaid,
    before: showing(failed),
    ...askForRefund,
  },
  {
    name: 'order-transfer-wrong',
    path: ofPaid,
    before: showing(failed),
    act: sendEmpty('Record the bank transfer', VALIDATION.transferReferenceRequired),
  },
  { name: 'order-transferred', path: ofPaid, before: showing(transferred) },
  {
    name: 'manage-all-orders-refund-failed',
    path: '/Dashboard/manage-all-orders?state=refund_failed',
    before: showing(failed),
  },
];
