import type { CancelledOrder, Order } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import type { SampleShop } from './sample-shop.ts';
import { type Shot, whileCalls } from './shot.ts';

const MINE = '/Dashboard/my-orders?show=cancelled';
const EVERYBODYS = '/Dashboard/manage-all-orders?state=cancelled';
const calls = /\/order\/cancelled(\/[^/?]+)?(\?.*)?$/;
const HOLD_MS = 24 * 60 * 60 * 1000;

/** What is kept of an order that ended a day after it was placed. */
const ended = (order: Order, how: CancelledOrder['how'], by: string): CancelledOrder => {
  const { createdAt, email } = order;
  const at = new Date(Date.parse(createdAt) + HOLD_MS).toISOString();
  return {
    ...order,
    ...{ paid: false, shipped: false, tranID: null, how, cancelledAt: at, cancelledBy: by },
    reason: by === 'shop' && how === 'cancelled' ? 'Two of the frames came back scratched.' : '',
    events: [
      { type: 'placed', at: createdAt, by: email },
      { type: how, at, by },
    ],
  };
};

/** The sample customer's orders as if all had ended unpaid: two of them ordered together, one by itself. */
const endedOrders = ({ unpaid, paid, shipped }: SampleShop): CancelledOrder[] => {
  const together = [paid, shipped].map((order, index) => ({
    ...order,
    ...{ number: paid.number, createdAt: paid.createdAt },
    purchase: { id: paid._id, line: index + 1, lines: 2 },
  }));
  return [
    ended(unpaid, 'released', 'shop'),
    ...together.map((order) => ended(order, 'cancelled', order.email)),
  ];
};

const answer = (page: Page, path: RegExp, json: object) =>
  page.route(path, (route) => route.fulfill({ json }));
const listed = (page: Page, shop: SampleShop) => answer(page, calls, endedOrders(shop));

/** An order of two products, both cancelled by the office. */
const alone = (page: Page, shop: SampleShop) =>
  answer(
    page,
    /\/order\/cancelled\/lines\/[^/]+$/,
    endedOrders(shop)
      .slice(1)
      .map((order) => ended(order, 'cancelled', 'shop')),
  );

/** What the sample customer sees of cancelled orders. */
export const myCancelledShots: readonly Shot[] = [
  { name: 'my-orders-cancelled', path: MINE, before: listed },
  ...whileCalls({ name: 'my-orders-cancelled', path: MINE }, calls, ['empty', 'loading', 'failed']),
  { name: 'order-cancelled', path: '/Dashboard/my-orders/no-such-order', before: alone },
];

/** What the office sees of them. */
export const cancelledShots: readonly Shot[] = [
  { name: 'manage-all-orders-cancelled', path: EVERYBODYS, before: listed },
  ...whileCalls({ name: 'manage-all-orders-cancelled', path: EVERYBODYS }, calls, [
    'empty',
    'loading',
    'failed',
  ]),
  {
    name: 'order-cancelled-as-admin',
    path: '/Dashboard/manage-all-orders/no-such-order',
    before: alone,
  },
];
