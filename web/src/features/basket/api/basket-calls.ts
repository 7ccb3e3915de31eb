import { request } from '../../../lib/api/request.ts';
import type { BasketCalls } from '../keep-in-step.ts';

/** A person's basket by `GET` and `PUT /user/basket/{email}`. */
export const basketCalls = (email: string): BasketCalls => ({
  read: () => request('getBasket', { params: { email } }),
  replace: (body) => request('updateBasket', { params: { email }, body }),
});
