import type { Basket } from '../../contract/schemas/basket.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** The caller's basket; an empty one as long as nothing was put in. */
export const getBasket = (
  { baskets }: Pick<Deps, 'baskets'>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Basket> => baskets.get(uid);
