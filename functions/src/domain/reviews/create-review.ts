import { AppError } from '../../contract/app-error.ts';
import { DEFAULT_AUTHOR } from '../../contract/constants.ts';
import type { NewReview } from '../../contract/schemas/review.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { limitPerson } from '../limit-person.ts';

/**
 * Adds a review under the name and photo of the caller's profile, whatever the body says. Gives its id.
 * @throws AppError `too_many_requests` for more than one person may write.
 */
export const createReview = async (
  deps: Pick<Deps, 'reviews' | 'users' | 'rateCounter' | 'now'>,
  by: Pick<Caller, 'uid'>,
  { description, ratings }: NewReview,
): Promise<string> => {
  const { reviews, users, now } = deps;
  await limitPerson(deps, 'reviews', by.uid);
  const author = await users.get(by.uid);
  if (!author) throw new AppError('unauthenticated');
  return reviews.create(
    {
      author: author.displayName || DEFAULT_AUTHOR,
      photoURL: author.imageLink,
      description,
      ratings,
    },
    now(),
  );
};
