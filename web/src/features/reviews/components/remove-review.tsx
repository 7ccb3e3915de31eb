import type { Review } from '@rollwell/functions/contract';
import { removalWords, RemoveButton } from '../../../components/actions/remove-button.tsx';
import { useDeleteReview } from '../api/reviews.ts';
import { texts } from '../texts.ts';

/** Takes a review off the site, after a question. For admins. */
export function RemoveReview({ review }: { review: Review }) {
  const remove = useDeleteReview();
  return (
    <RemoveButton
      {...removalWords(texts.remove, review.author)}
      onRemove={() => remove.mutateAsync(review._id)}
    />
  );
}
