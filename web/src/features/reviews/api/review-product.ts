import { TOAST, type NewProductReview } from '@rollwell/functions/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { useForgetProductReviews } from './use-forget-product-reviews.ts';

/** Says what one makes of a product by `PUT /review/product/{id}`. */
export function useReviewProduct(id: string) {
  const forget = useForgetProductReviews();
  return useMutation({
    mutationFn: (body: NewProductReview) => request('reviewProduct', { params: { id }, body }),
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: forget,
  });
}
