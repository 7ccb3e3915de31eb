import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { createReview, deleteReview } from '../../domain/reviews/reviews.ts';
import {
  deleteProductReview,
  ownProductReview,
  reviewProduct,
} from '../../domain/reviews/product-reviews.ts';
import { once } from '../idempotency.ts';
import { listed } from '../responses.ts';
import { mountView } from '../mount-view.ts';
import { mount } from '../mount.ts';

export const reviewRoutes = (router: IRouter, deps: Deps): void => {
  mountView(router, deps, 'listReviews', {
    look: (reads, { query }) => reads.reviews(query),
    bodyOf: listed,
  });

  mount(router, deps, 'createReview', (call) =>
    once('createReview', call, (record) => createReview(deps, call.caller, call.body, record)),
  );

  mount(router, deps, 'deleteReview', async ({ caller, params }) => ({
    deletedCount: await deleteReview(deps, caller, params.id),
  }));

  mountView(router, deps, 'listProductReviews', {
    look: (reads, { params, query }) => reads.productReviews(params.id, query),
    bodyOf: listed,
  });

  mount(router, deps, 'ownProductReview', ({ caller, params }) =>
    ownProductReview(deps, caller, params.id),
  );

  mount(router, deps, 'reviewProduct', async ({ caller, params, body }) => ({
    modifiedCount: await reviewProduct(deps, caller, params.id, body),
  }));

  mount(router, deps, 'deleteProductReview', async ({ caller, params }) => ({
    deletedCount: await deleteProductReview(deps, caller, params.id),
  }));
};
