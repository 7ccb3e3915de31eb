import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { useForgetProductReviews } from './use-forget-product-reviews.ts';

/** Removes a review of a product by `DELETE /review/verified/{id}`: the own one, or any for an admin. */
export function useDeleteProductReview() {
  const forget = useForgetProductReviews();
  return useMutation({
    mutationFn: (id: string) => request('deleteProductReview', { params: { id } }),
    onSuccess: forget,
  });
}
