import type { Review } from '@rollwell/functions/contract';
import { RemoveButton } from '../../../components/remove-button.tsx';
import { useDeleteReview } from '../api/delete-review.ts';
import { texts } from '../texts.ts';

/** Takes a review off the site, after a question. For admins. */
export function RemoveReview({ review }: { review: Review }) {
  const remove = useDeleteReview();
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
