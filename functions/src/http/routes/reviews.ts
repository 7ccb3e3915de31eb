import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { createReview } from '../../domain/reviews/create-review.ts';
import { deleteReview } from '../../domain/reviews/delete-review.ts';
import { listReviews } from '../../domain/reviews/list-reviews.ts';
import { listed } from '../listed.ts';
import { mount } from '../mount.ts';

export const reviewRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'listReviews', async ({ query, res }) =>
    listed(res, await listReviews(deps, query)),
  );

  mount(router, deps, 'createReview', async ({ caller, body }) => ({
    insertedId: await createReview(deps, caller, body),
  }));

  mount(router, deps, 'deleteReview', async ({ caller, params }) => ({
    deletedCount: await deleteReview(deps, caller, params.id),
  }));
};
