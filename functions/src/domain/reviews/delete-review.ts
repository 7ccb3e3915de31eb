import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { removeEntry } from '../remove-entry.ts';

/**
 * Removes a review. Gives 1.
 * @throws AppError `not_found`.
 */
export const deleteReview = (
  { reviews, now }: Pick<Deps, 'reviews' | 'now'>,
  by: Pick<Caller, 'email'>,
  id: string,
): Promise<number> => removeEntry(reviews, 'review.deleted', { id, by, at: now() });
