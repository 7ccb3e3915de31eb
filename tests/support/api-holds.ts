import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { placeOrder } from '../../functions/src/domain/orders/place-order.ts';
import { releaseOrder } from '../../functions/src/domain/orders/release-holds.ts';
import type { TestUser } from './api-accounts.ts';
import { orderBody } from './api-orders.ts';

const newDeps = () => createDeps(readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' }));

/**
 * Places an order in this process and not in the shop's, which believes for some seconds what it has
 * read of a person; gives its id.
 */
export const orderInOtherProcess = async (
  { uid, email }: Pick<TestUser, 'uid' | 'email'>,
  productId: string,
  deps = newDeps(),
): Promise<string> => {
  const caller = { uid, email, role: 'customer' } as const;
  return (await placeOrder(deps, caller, orderBody(productId), undefined)).orderId;
};

/** Lets so many orders of a person be placed elsewhere, held in vain and released, now. */
export const expireHolds = async (
  person: Pick<TestUser, 'uid' | 'email'>,
  productId: string,
  times: number,
): Promise<void> => {
  const deps = newDeps();
  for (let time = 0; time < times; time += 1)
    await releaseOrder(deps, await orderInOtherProcess(person, productId, deps));
};
