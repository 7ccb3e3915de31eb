import type { ProductReview } from '@rollwell/functions/contract';
import { removalWords, RemoveButton } from '../../../components/actions/remove-button.tsx';
import { useDeleteProductReview } from '../api/product-reviews.ts';
import { productTexts as texts } from '../texts.ts';

/** Takes somebody's review off a product's page, after a question. For admins. */
export function RemoveProductReview({ review }: { review: ProductReview }) {
  const remove = useDeleteProductReview();
  return (
    <RemoveButton
      {...removalWords(texts.remove, review.author)}
      onRemove={() => remove.mutateAsync(review._id)}
    />
  );
}
