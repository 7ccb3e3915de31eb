import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';

/** All reviews, newest first. */
export const listReviews = ({ reviews }: Pick<Deps, 'reviews'>, page: ListQuery) =>
  reviews.list(page);
