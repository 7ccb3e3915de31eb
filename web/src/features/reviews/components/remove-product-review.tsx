import type { ProductReview } from '@rollwell/functions/contract';
import { RemoveButton } from '../../../components/remove-button.tsx';
import { useDeleteProductReview } from '../api/delete-product-review.ts';
import { productTexts as texts } from '../product-texts.ts';

/** Takes somebody's review off a product's page, after a question. For admins. */
export function RemoveProductReview({ review }: { review: ProductReview }) {
  const remove = useDeleteProductReview();
  return (
    <RemoveButton
      label={texts.remove.open(review.author)}
      button={texts.remove.button}
      title={texts.remove.title(review.author)}
      text={texts.remove.text}
      done={texts.remove.done}
      onRemove={() => remove.mutateAsync(review._id)}
    />
  );
}
