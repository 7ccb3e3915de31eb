import { setTimeout as wait } from 'node:timers/promises';
import { ADMIN } from '../content/people.ts';
import { orders, type SampleOrder } from '../content/orders.ts';
import type { PictureName } from '../content/pictures.ts';
import type { Tokens } from './accounts.ts';
import type { AdminSdk } from './admin.ts';
import { call } from './api.ts';
import { setEndBack, setOrderBack } from './dates.ts';
import { tokenOf } from './shop.ts';

/** Places, pays and ships the sample orders just as people do. */
export async function createOrders(
  sdk: AdminSdk,
  tokens: Tokens,
  ids: ReadonlyMap<PictureName, string>,
): Promise<void> {
  for (const order of orders) await createOrder(sdk, tokens, ids, order);
}

async function createOrder(
  sdk: AdminSdk,
  tokens: Tokens,
  ids: ReadonlyMap<PictureName, string>,
  { by, product, quantity, state, delivery, age }: SampleOrder,
): Promise<void> {
  const token = tokenOf(tokens, by);
  const body = { productId: ids.get(product), quantity, ...delivery };
  const { insertedId } = await call('placeOrder', {}, { token, body });
  if (state === 'paid' || state === 'shipped') await pay(insertedId, token);
  if (state === 'shipped') {
    await call('shipOrder', { id: insertedId }, { token: tokenOf(tokens, ADMIN) });
  }
  await setOrderBack(sdk, insertedId, age);
  if (state === 'cancelled') {
    await call('cancelOrder', { id: insertedId }, { token });
    await setEndBack(sdk, insertedId, age);
  }
}

/** How often an order is looked at until its webhook has come, and the milliseconds between. */
const PAID_TRIES = 60;
const PAID_WAIT_MS = 500;

/** Approves the payment at the gateway and waits for its webhook to reach the shop. */
async function pay(orderId: string, token: string): Promise<void> {
  const { url } = await call('openCheckout', { orderId }, { token, body: {} });
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve' }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The checkout page answered ${answer.status}`);
  for (let tries = 0; tries < PAID_TRIES; tries += 1) {
    if ((await call('getPayment', { orderId }, { token })).paid) return;
    await wait(PAID_WAIT_MS);
  }
  throw new Error(
    `Order ${orderId} was approved but did not become paid within ${(PAID_TRIES * PAID_WAIT_MS) / 1000} s`,
  );
}
