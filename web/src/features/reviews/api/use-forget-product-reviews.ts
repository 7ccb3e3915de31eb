import { useQueryClient } from '@tanstack/react-query';
import { productKeys, productReviewKeys } from '../../../lib/query/keys.ts';

/** Has reviews of products read again, and the products, which say how they are rated. */
export function useForgetProductReviews() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: productReviewKeys.all }),
      client.invalidateQueries({ queryKey: productKeys.all }),
    ]);
}
