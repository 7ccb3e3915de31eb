import { isolated, type ProductReview, type Review } from '@rollwell/functions/contract';
import { removalTexts, RemoveButton } from '../../../components/actions/remove-button.tsx';
import { useDeleteProductReview } from '../api/product-reviews.ts';
import { useDeleteReview } from '../api/reviews.ts';
import { productTexts, texts } from '../texts.ts';

/** Takes a review off the site, after a question. For admins. */
export function RemoveReview({ review }: { review: Review }) {
  const remove = useDeleteReview();
  return (
    <RemoveButton
      {...removalTexts(texts.remove, isolated(review.author))}
      onRemove={() => remove.mutateAsync(review._id)}
    />
  );
}

/** Takes somebody's review off a product's page, after a question. For admins. */
export function RemoveProductReview({ review }: { review: ProductReview }) {
  const remove = useDeleteProductReview();
  return (
    <RemoveButton
      {...removalTexts(productTexts.remove, isolated(review.author))}
      onRemove={() => remove.mutateAsync(review._id)}
    />
  );
}
