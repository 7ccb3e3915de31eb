import { AppError } from '../../contract/app-error.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../or-not-found.ts';
import { retryOnContention } from '../retry-on-contention.ts';

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
