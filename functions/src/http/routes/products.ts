import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import {
  createProduct,
  deleteProduct,
  lookUpProducts,
  restockProduct,
} from '../../domain/products/products.ts';
import { updateProduct } from '../../domain/products/update-product.ts';
import { idempotencyKeyOf, markReplayed, once } from '../idempotency.ts';
import { limitRate } from '../limit-rate.ts';
import { listed } from '../responses.ts';
import { mountView } from '../mount-view.ts';
import { mount } from '../mount.ts';

export const productRoutes = (router: IRouter, deps: Deps): void => {
  mountView(router, deps, 'listProducts', {
    look: (reads, { query }) => reads.products(query),
    bodyOf: listed,
  });

  mountView(router, deps, 'productFacets', {
    look: (reads, { query }) => reads.productFacets(query),
    bodyOf: (_res, facets) => facets,
  });

  mountView(router, deps, 'findRoller', {
    look: (reads, { query }) => reads.roller(query),
    bodyOf: (_res, found) => found,
  });

  mountView(router, deps, 'getProduct', {
    look: (reads, { params }) => reads.product(params.id),
    bodyOf: (_res, product) => product,
  });

  mountView(router, deps, 'relatedProducts', {
    look: (reads, { params }) => reads.relatedProducts(params.id),
    bodyOf: (_res, related) => related,
  });

  limitRate(router, deps, 'lookUpProducts');
  mount(router, deps, 'lookUpProducts', ({ body }) => lookUpProducts(deps, body));

  mount(router, deps, 'createProduct', (call) =>
    once('createProduct', call, (record) => createProduct(deps, call.caller, call.body, record)),
  );

  mount(router, deps, 'updateProduct', async ({ caller, params, body }) => ({
    modifiedCount: await updateProduct(deps, caller, params.id, body),
  }));

  mount(router, deps, 'restockProduct', async ({ caller, params, body, req, res }) => {
    const { replayed } = await restockProduct(deps, caller, {
      ...body,
      productId: params.id,
      idempotencyKey: idempotencyKeyOf(req),
    });
    markReplayed(res, replayed);
    return { modifiedCount: 1 };
  });

  mount(router, deps, 'deleteProduct', async ({ caller, params }) => ({
    deletedCount: await deleteProduct(deps, caller, params.id),
  }));
};
