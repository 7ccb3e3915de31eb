import type { Blog } from '../../contract/schemas/blog.ts';
import type { FacetQuery, ListQuery, ProductQuery } from '../../contract/schemas/list-query.ts';
import type { ProductFacets } from '../../contract/schemas/product-facets.ts';
import type { Product, RelatedProducts } from '../../contract/schemas/product.ts';
import type { ProductReview } from '../../contract/schemas/product-review.ts';
import type { Review } from '../../contract/schemas/review.ts';
import type { ShopSettings } from '../../contract/schemas/settings.ts';
import { CHANGE_KINDS, type Change, type ChangeFeed } from '../../data/change-feed.ts';
import type { Page } from '../../data/page.ts';
import { getBlog } from '../blogs/get-blog.ts';
import { listBlogs } from '../blogs/list-blogs.ts';
import { MOST_SLEEVES } from '../finder/find-roller.ts';
import type { Deps } from '../deps.ts';
import { getProduct } from '../products/get-product.ts';
import { listProducts } from '../products/list-products.ts';
import { productFacets } from '../products/product-facets.ts';
import { relatedProducts } from '../products/related-products.ts';
import { listProductReviews } from '../reviews/list-product-reviews.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { ChangeWatch } from './change-watch.ts';
import { KeptReads, newReads, type Keeping, type Reads } from './kept-reads.ts';
import type { Views } from './view-types.ts';

type Sources = Pick<Deps, 'products' | 'blogs' | 'reviews' | 'productReviews' | 'shopSettings'>;

const keyOf = ({ limit, cursor }: ListQuery): string => JSON.stringify([limit, cursor]);

const facetsKeyOf = ({ kind, width, nap, surface }: FacetQuery): string =>
  JSON.stringify([kind, width, nap, surface]);

const productsKeyOf = ({ q, sort, inStock, ...query }: ProductQuery): string =>
  JSON.stringify([q, sort, inStock, facetsKeyOf(query), keyOf(query)]);

const viewsOver = (sources: Sources, newView: <Value extends object>() => Reads<Value>) => {
  const productLists = newView<Page<Product>>();
  const facets = newView<ProductFacets>();
  const sleeves = newView<Product[]>();
  const products = newView<Product>();
  const related = newView<RelatedProducts>();
  const blogLists = newView<Page<Blog>>();
  const blogs = newView<Blog>();
  const reviewLists = newView<Page<Review>>();
  const productReviewLists = newView<Page<ProductReview>>();
  const settings = newView<ShopSettings>();

  const views: Views = {
    products: (query) =>
      productLists.read(productsKeyOf(query), () => listProducts(sources, query)),
    productFacets: (chosen) =>
      facets.read(facetsKeyOf(chosen), () => productFacets(sources, chosen)),
    sleevesFor: (surface) =>
      sleeves.read(surface, () => sources.products.listSleevesFor(surface, MOST_SLEEVES)),
    product: (id) => products.read(id, () => getProduct(sources, id)),
    relatedProducts: (id) => related.read(id, () => relatedProducts(sources, id)),
    blogs: (page) => blogLists.read(keyOf(page), () => listBlogs(sources, page)),
    blog: (id) => blogs.read(id, () => getBlog(sources, id)),
    reviews: (page) => reviewLists.read(keyOf(page), () => listReviews(sources, page)),
    productReviews: (id, page) =>
      productReviewLists.read(JSON.stringify([id, keyOf(page)]), () =>
        listProductReviews(sources, id, page),
      ),
    settings: () => settings.read('shop', () => sources.shopSettings.get()),
  };
  const forgetProducts = (shows: (product: { _id: string }) => boolean): void => {
    productLists.forget(({ items }) => items.some(shows));
    sleeves.forget((shown) => shown.some(shows));
    products.forget(shows);
    related.forget((relations) => Object.values(relations).flat().some(shows));
  };
  const forgetKind = (kind: Change['kind']): void => {
    // What buyers say of a product stands with it as well, as stars.
    if (kind === 'products' || kind === 'productReviews')
      for (const kept of [productLists, facets, sleeves, products, related]) kept.forget();
    if (kind === 'productReviews') productReviewLists.forget();
    if (kind === 'reviews') reviewLists.forget();
    if (kind === 'blogs') for (const kept of [blogLists, blogs]) kept.forget();
    if (kind === 'settings') settings.forget();
  };
  const forget = (change?: Change): void => {
    if (change?.kind === 'stock') {
      const ids = new Set(change.productIds);
      forgetProducts(({ _id }) => ids.has(_id));
    } else for (const kind of change ? [change.kind] : CHANGE_KINDS) forgetKind(kind);
  };
  return { views, forget };
};

/** Views that were kept, and how whoever changes what they show says so. */
export interface KeptViews {
  views: Views;
  changed: () => void;
}

/** Views out of the memory of this process, for as long as `feed` tells of no change of them. */
export const keepViews = (
  sources: Sources,
  { freshMs, now, feed }: Pick<Keeping, 'freshMs' | 'now'> & { feed: ChangeFeed },
): KeptViews => {
  const watch = new ChangeWatch({ feed, now, forget: (change) => kept.forget(change) });
  const kept = viewsOver(sources, () => new KeptReads({ freshMs, now, watch }));
  return { views: kept.views, changed: () => watch.changed() };
};

/** Views of this moment, for whoever has to see their own change at once. */
export const presentViews = (deps: Sources & Pick<Deps, 'now'>): Views =>
  viewsOver(deps, () => newReads(deps.now)).views;
