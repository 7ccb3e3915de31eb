import { AppError } from '../../contract/app-error.ts';
import { DEFAULT_AUTHOR } from '../../contract/constants.ts';
import type { NewProductReview } from '../../contract/schemas/product-review.ts';
import type { KnownCaller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { enforcePersonLimit } from '../limit-person.ts';
import { retryOnContention } from '../retry-on-contention.ts';

/**
 * Says, or says anew, what the caller makes of a product that the shop has sent them, under the name
 * in their profile. What the product says of all its reviews is the same commit. Gives 1.
 * @throws AppError `not_received` for a product that no order of theirs was shipped with; `not_found`
 *   for one that is gone; `too_many_requests` for more than one person may write, or while too many
 *   want the product.
 */
export const reviewProduct = async (
  deps: Pick<Deps, 'productReviews' | 'rateCounter' | 'now'>,
  { uid, user: author }: Pick<KnownCaller, 'uid' | 'user'>,
  productId: string,
  { description, ratings }: NewProductReview,
): Promise<number> => {
  const { productReviews, now } = deps;
  if (!(await productReviews.wasSent(uid, productId))) throw new AppError('not_received');
  await enforcePersonLimit(deps, 'reviews', uid);
  const facts = { description, ratings, author: author.displayName || DEFAULT_AUTHOR };
  return retryOnContention(async () => {
    const { product, before } = await productReviews.reviewing(uid, productId);
    if (!product) throw new AppError('not_found');
    await productReviews.save({ product, before }, uid, facts, now());
    return 1;
  });
};
