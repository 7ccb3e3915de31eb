import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';
import type { NewProductReview, OwnProductReview } from '../../contract/schemas/product-review.ts';
import type { Caller, KnownCaller } from '../caller.ts';
import { AppError } from '../../contract/api/app-error.ts';
import { DEFAULT_AUTHOR } from '../../contract/constants.ts';
import { enforcePersonLimit } from '../rate-limits.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { orNotFound } from '../or-not-found.ts';

/** What buyers say of a product, newest first; nothing of one that never was. */
export const listProductReviews = (
  { productReviews }: Pick<Deps, 'productReviews'>,
  productId: string,
  page: ListQuery,
) => productReviews.list(productId, page);

/** Whether the caller was sent a product and so may review it, and what they have said of it. */
export const ownProductReview = async (
  { productReviews }: Pick<Deps, 'productReviews'>,
  { uid }: Pick<Caller, 'uid'>,
  productId: string,
): Promise<OwnProductReview> => {
  const [mayReview, own] = await Promise.all([
    productReviews.wasSent(uid, productId),
    productReviews.own(uid, productId),
  ]);
  return { mayReview, review: own?.review ?? null };
};

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

/**
 * Removes a review of a product: its author's own, or any for an admin, of which the log keeps what
 * it said. What an author takes back is kept nowhere. Gives 1.
 * @throws AppError `not_found`; `permission_denied` for somebody else's; `too_many_requests` while
 *   too many want the product.
 */
export const deleteProductReview = (
  { productReviews, now }: Pick<Deps, 'productReviews' | 'now'>,
  by: Caller,
  id: string,
): Promise<number> =>
  retryOnContention(async () => {
    const { uid, productId } = await orNotFound(productReviews.get(id));
    const isOwn = uid === by.uid;
    if (!isOwn && by.role !== 'admin') throw new AppError('permission_denied');
    const { product, before } = await productReviews.reviewing(uid, productId);
    if (!before) throw new AppError('not_found');
    const { ratings, createdAt } = before.review;
    await productReviews.remove(
      { product, before },
      {
        type: 'review.deleted',
        at: now(),
        by: by.email,
        details: { productId, before: isOwn ? { _id: id, ratings, createdAt } : before.review },
      },
    );
    return 1;
  });
