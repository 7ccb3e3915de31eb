import { setTimeout as sleep } from 'node:timers/promises';
import { newVerifiedCustomer, unique } from '../support/api-accounts.ts';
import { newProduct, orderBody } from '../support/api-orders.ts';
import { Caller, idempotently } from './caller.ts';

const CUSTOMERS = 10;
/** A person looks, fills in, and presses; not everybody at the same moment. */
const PAUSE_MS = 250;

/** So many people who each look at a product, order it and go to pay, until they are told to stop. */
export const shopOn = async (url: string): Promise<{ stop: () => Promise<Caller[]> }> => {
  const productId = await newProduct({ minOrder: 1, available: 100_000 });
  const people = await Promise.all(
    Array.from({ length: CUSTOMERS }, async () => ({
      caller: new Caller(url),
      // Each order sends its mail.
      token: (await newVerifiedCustomer()).token,
    })),
  );
  let open = true;
  const buy = async (caller: Caller, token: string): Promise<void> => {
    await caller.call('getProduct', { id: productId });
    const headers = idempotently(unique('key'));
    const body = orderBody(productId, 1);
    const placed = await caller.call('placeOrder', {}, { token, body, headers });
    const { insertedId = '' } = placed.body as { insertedId?: string };
    await caller.call('openCheckout', { orderId: insertedId }, { token });
    await caller.call('getPayment', { orderId: insertedId }, { token });
  };
  const shopping = people.map(async ({ caller, token }, index) => {
    await sleep((index * PAUSE_MS) / CUSTOMERS);
    while (open) {
      await buy(caller, token);
      await sleep(PAUSE_MS);
    }
    return caller;
  });
  return {
    stop: () => {
      open = false;
      return Promise.all(shopping);
    },
  };
};
