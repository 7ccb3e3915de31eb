import type { OwnProductReview } from '../../contract/schemas/product-review.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

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
