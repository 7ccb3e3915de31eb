import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';
import { DEFAULT_AUTHOR } from '../../contract/constants.ts';
import type { Inserted } from '../../contract/schemas/entity.ts';
import type { NewReview } from '../../contract/schemas/review.ts';
import type { Caller, KnownCaller } from '../caller.ts';
import { enforcePersonLimit } from '../rate-limits.ts';
import { type RecordOf, withoutKey } from '../idempotency.ts';
import { removeEntry } from '../remove-entry.ts';

/** All reviews, newest first. */
export const listReviews = ({ reviews }: Pick<Deps, 'reviews'>, page: ListQuery) =>
  reviews.list(page);

/**
 * Adds a review under the name and photo of the caller's profile, whatever the body says. Gives its id.
 * @throws AppError `too_many_requests` for more than one person may write.
 */
export const createReview = async (
  deps: Pick<Deps, 'reviews' | 'rateCounter' | 'now'>,
  { uid, user: author }: Pick<KnownCaller, 'uid' | 'user'>,
  { description, ratings }: NewReview,
  record: RecordOf<Inserted> = withoutKey,
): Promise<Inserted> => {
  const { reviews, now } = deps;
  await enforcePersonLimit(deps, 'reviews', uid);
  const insertedId = await reviews.create(
    {
      author: author.displayName || DEFAULT_AUTHOR,
      photoURL: author.imageLink,
      description,
      ratings,
    },
    now(),
    (id) => record({ insertedId: id }),
    uid,
  );
  return { insertedId };
};

/**
 * Removes a review. Gives 1.
 * @throws AppError `not_found`.
 */
export const deleteReview = (
  { reviews, now }: Pick<Deps, 'reviews' | 'now'>,
  by: Pick<Caller, 'email'>,
  id: string,
): Promise<number> => removeEntry(reviews, 'review.deleted', { id, by, at: now() });
