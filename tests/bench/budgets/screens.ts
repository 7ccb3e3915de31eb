import { visitedPages } from '../web/pages.ts';
import { shopProduct } from '../../browser/support/shop-product.ts';
import { newAdmin, newCustomer, type TestUser } from '../../support/api-accounts.ts';
import { newOrder } from '../../support/api-orders.ts';
import type { Limits } from './goals.ts';

/** A screen with what it may load: the goals, and where it has come. */
export interface Screen {
  name: string;
  path: string;
  goals: Limits;
  ceilings: Limits;
  /** Whoever is signed in there. */
  user?: TestUser;
  /** Where the API answers with the orders that the screen shows and then listens for. */
  orders?: string;
}

/** The goals of pages that stand before any script, and of screens that are an app. */
const PAGE: Limits = { scriptBefore: 5, allBefore: 250, requestsBefore: 15, scriptAfter: 145 };
const APP: Limits = { scriptAfter: 160 };

/** The screens that are counted, with what they show in the shop. */
export async function countedScreens(): Promise<Screen[]> {
  const visited = [...(await visitedPages()), { name: 'login', path: '/login' }];
  const pages = visited.map(({ name, path }): Screen => ({
    name,
    path,
    goals: PAGE,
    ceilings: PAGE,
  }));
  const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  const product = await shopProduct();
  const order = await newOrder(customer, product);
  const app = (
    name: string,
    path: string,
    ceiling: number,
    more: Partial<Screen> = {},
  ): Screen => ({
    name,
    path,
    goals: APP,
    ceilings: { scriptAfter: ceiling },
    ...more,
  });
  const ofCustomer = { user: customer };
  return [
    ...pages,
    app('purchase', `/purchase/${product}`, 160, ofCustomer),
    app('payment', `/payment/${order}`, 160, ofCustomer),
    app('my orders', '/Dashboard/my-orders', 215, {
      ...ofCustomer,
      orders: `/order/${encodeURIComponent(customer.email)}`,
    }),
    app('all orders', '/Dashboard/manage-all-orders', 231, { user: admin, orders: '/order' }),
  ];
}
