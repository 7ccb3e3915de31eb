import { newCustomer, type TestUser } from './api-accounts.ts';
import { call } from './api-client.ts';
import { markOrder, newOrder } from './api-orders.ts';

/** A customer with an order of the product: shipped, or in another state if said so. */
export const buyerOf = async (
  productId: string,
  state: Parameters<typeof markOrder>[1] = { paid: true, shipped: true },
  name = 'Ada Painter',
): Promise<TestUser> => {
  const buyer = await newCustomer(undefined, name);
  await markOrder(await newOrder(buyer, productId), state);
  return buyer;
};

/** Says what somebody makes of a product. */
export const reviewProduct = (
  { token }: TestUser,
  id: string,
  ratings: number,
  description = 'Rolls well',
) => call('reviewProduct', { id }, { token, body: { ratings, description } });
