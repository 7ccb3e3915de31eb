import { AppError } from '../../contract/app-error.ts';
import { DEFAULT_AUTHOR } from '../../contract/constants.ts';
import type { NewReview } from '../../contract/schemas/review.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** Adds a review under the name and photo of the caller's profile, whatever the body says. Gives its id. */
export const createReview = async (
  { reviews, users, now }: Pick<Deps, 'reviews' | 'users' | 'now'>,
  by: Pick<Caller, 'uid'>,
  { description, ratings }: NewReview,
): Promise<string> => {
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
