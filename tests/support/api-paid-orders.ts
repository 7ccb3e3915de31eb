import { expect } from 'vitest';
import type { TestUser } from './api-accounts.ts';
import { control, decide, newCheckout } from './api-gateway.ts';
import { newOrder, newProduct, orderOf } from './api-orders.ts';

/** An order of 3 pieces of a product of its own with 10, with an open checkout. */
export const checkedOutOrder = async (owner: TestUser) => {
  const productId = await newProduct({ available: 10 });
  const id = await newOrder(owner, productId, 3);
  return { productId, id, ...(await newCheckout(owner, id)) };
};

const approve = async (owner: TestUser, id: string, url: string): Promise<void> => {
  await decide(url, 'approve');
  await expect.poll(async () => (await orderOf(owner, id)).paid).toBe(true);
};

/** Pays an order at the gateway and waits until the shop has heard of it. */
export const pay = async (owner: TestUser, id: string): Promise<void> =>
  approve(owner, id, (await newCheckout(owner, id)).url);

/** The same order, paid at the gateway, of which the shop has heard. */
export const paidOrder = async (owner: TestUser) => {
  const order = await checkedOutOrder(owner);
  await approve(owner, order.id, order.url);
  return order;
};

/** The same order, paid at the gateway, of which the shop has not heard yet. */
export const orderPaidWithoutWebhook = async (owner: TestUser) => {
  const order = await checkedOutOrder(owner);
  await control({ drop: 1 });
  await decide(order.url, 'approve');
  return order;
};
