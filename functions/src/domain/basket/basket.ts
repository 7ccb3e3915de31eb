import type { Basket, BasketChange } from '../../contract/schemas/basket.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../../contract/api/app-error.ts';

/** The caller's basket; an empty one as long as nothing was put in. */
export const getBasket = (
  { baskets }: Pick<Deps, 'baskets'>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Basket> => baskets.get(uid);

/**
 * Replaces the lines of the caller's basket and gives it as it is then.
 * @throws AppError `conflict` when another device has changed it since the caller read it: nothing
 *   of either is lost, for the caller reads it again and puts both together.
 */
export const updateBasket = async (
  { baskets, now }: Pick<Deps, 'baskets' | 'now'>,
  { uid }: Pick<Caller, 'uid'>,
  change: BasketChange,
): Promise<Basket> => {
  const updated = await baskets.replace(uid, change, now());
  if (!updated) throw new AppError('conflict');
  return updated;
};
