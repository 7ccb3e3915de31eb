import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';

/** What buyers say of a product, newest first; nothing of one that never was. */
export const listProductReviews = (
  { productReviews }: Pick<Deps, 'productReviews'>,
  productId: string,
  page: ListQuery,
) => productReviews.list(productId, page);
