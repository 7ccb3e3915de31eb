import { DEFAULT_AUTHOR } from '../../contract/constants.ts';
import type { Inserted } from '../../contract/schemas/entity.ts';
import type { NewReview } from '../../contract/schemas/review.ts';
import type { KnownCaller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { enforcePersonLimit } from '../limit-person.ts';
import { withoutKey, type RecordOf } from '../make-once.ts';

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
  );
  return { insertedId };
};
