import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { createReview } from '../../domain/reviews/create-review.ts';
import { deleteReview } from '../../domain/reviews/delete-review.ts';
import { listed } from '../listed.ts';
import { mountView } from '../mount-view.ts';
import { mount } from '../mount.ts';

export const reviewRoutes = (router: IRouter, deps: Deps): void => {
  mountView(router, deps, 'listReviews', {
    look: (views, { query }) => views.reviews(query),
    bodyOf: listed,
  });

  mount(router, deps, 'createReview', async ({ caller, body }) => ({
    insertedId: await createReview(deps, caller, body),
  }));

  mount(router, deps, 'deleteReview', async ({ caller, params }) => ({
    deletedCount: await deleteReview(deps, caller, params.id),
  }));
};
