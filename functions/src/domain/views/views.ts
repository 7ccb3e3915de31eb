import type { Blog } from '../../contract/schemas/blog.ts';
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
import { KeptReads, newReads, type Keeping, type Reads, type View } from './kept-reads.ts';
import type { Views } from './view-types.ts';

type Sources = Pick<Deps, 'products' | 'blogs' | 'reviews' | 'productReviews' | 'shopSettings'>;

/** An object with its fields in the order of their names; all else as it is. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A view under a key of all that is asked for it, in whatever order: what is asked can't be left out. */
const keptBy =
  <Asked extends readonly unknown[], Value>(
    kept: Reads<Value>,
    load: (...asked: Asked) => Promise<Value>,
  ) =>
  (...asked: Asked): Promise<View<Value>> =>
    kept.read(JSON.stringify(asked, inOrder), () => load(...asked));

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
    products: keptBy(productLists, (query) => listProducts(sources, query)),
    productFacets: keptBy(facets, (chosen) => productFacets(sources, chosen)),
    sleevesFor: keptBy(sleeves, (surface) =>
      sources.products.listSleevesFor(surface, MOST_SLEEVES),
    ),
    product: keptBy(products, (id) => getProduct(sources, id)),
    relatedProducts: keptBy(related, (id) => relatedProducts(sources, id)),
    blogs: keptBy(blogLists, (page) => listBlogs(sources, page)),
    blog: keptBy(blogs, (id) => getBlog(sources, id)),
    reviews: keptBy(reviewLists, (page) => listReviews(sources, page)),
    productReviews: keptBy(productReviewLists, (id, page) => listProductReviews(sources, id, page)),
    settings: keptBy(settings, () => sources.shopSettings.get()),
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
  { now, feed }: Pick<Keeping, 'now'> & { feed: ChangeFeed },
): KeptViews => {
  const watch = new ChangeWatch({ feed, now, forget: (change) => kept.forget(change) });
  const kept = viewsOver(sources, () => new KeptReads({ now, watch }));
  return { views: kept.views, changed: () => watch.changed() };
};

/** Views of this moment, for whoever has to see their own change at once. */
export const presentViews = (deps: Sources & Pick<Deps, 'now'>): Views =>
  viewsOver(deps, () => newReads(deps.now)).views;
