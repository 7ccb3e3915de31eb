import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { placeOrder } from '../../functions/src/domain/orders/place-order.ts';
import { releaseOrder } from '../../functions/src/domain/orders/release-order.ts';
import type { TestUser } from './api-accounts.ts';
import { orderBody } from './api-orders.ts';

/**
 * Lets so many orders of a person be placed, held in vain and released, now. In this process and not
 * in the shop's, which believes for two seconds what it has read of a person.
 */
export const letRunOut = async (
  { uid, email }: Pick<TestUser, 'uid' | 'email'>,
  productId: string,
  times: number,
): Promise<void> => {
  const deps = createDeps(readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' }));
  for (let time = 0; time < times; time += 1) {
    const caller = { uid, email, role: 'customer' } as const;
    const { orderId } = await placeOrder(deps, caller, orderBody(productId), undefined);
    await releaseOrder(deps, orderId);
  }
};
