import { useQueryClient } from '@tanstack/react-query';
import { painted } from '../../../lib/after-paint.ts';
import { productKeys, productReviewKeys } from '../../../lib/query/keys.ts';

/**
 * Has products read again, which say how they are rated, then the reviews that are still shown: with
 * its last one a product loses its list.
 */
export function useForgetProductReviews() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: productReviewKeys.all, refetchType: 'none' });
    await client.invalidateQueries({ queryKey: productKeys.all });
    await painted();
    await client.refetchQueries(
      { queryKey: productReviewKeys.all, type: 'active', stale: true },
      { cancelRefetch: false },
    );
  };
}
