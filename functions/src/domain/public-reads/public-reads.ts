import type { Job } from '../../contract/finder.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { FoundRoller } from '../../contract/schemas/finder.ts';
import type { FacetQuery, ListQuery, ProductQuery } from '../../contract/schemas/list-query.ts';
import type { ProductFacets } from '../../contract/schemas/product-facets.ts';
import type { Product, RelatedProducts } from '../../contract/schemas/product.ts';
import type { ProductReview } from '../../contract/schemas/product-review.ts';
import type { Review } from '../../contract/schemas/review.ts';
import type { ShopSettings } from '../../contract/schemas/settings.ts';
import type { Page } from '../../data/page.ts';
import { getBlog } from '../blogs/get-blog.ts';
import { listBlogs } from '../blogs/list-blogs.ts';
import { allProducts, listProducts } from '../catalogue/list-products.ts';
import type { Catalogue, KnownCatalogue } from '../catalogue/catalogue.ts';
import { productFacets } from '../catalogue/product-facets.ts';
import { relatedProducts } from '../catalogue/related-products.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Deps } from '../deps.ts';
import { findRoller } from '../finder/find-roller.ts';
import { getProduct } from '../products/get-product.ts';
import { listProductReviews } from '../reviews/list-product-reviews.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { keyOf, readNow, type Dated, type ReadCache } from './read-cache.ts';

/**
 * What everybody may see, as the API answers it: the door for the API and for rendered pages alike.
 * Nothing that decides on stock, money or rights may rest on it.
 */
export interface PublicReads {
  /** As GET /product. */
  products(query: ProductQuery): Promise<Dated<Page<Product>>>;
  /** Every product, newest first. */
  allProducts(): Promise<Dated<readonly Product[]>>;
  /** As GET /product/facets. */
  productFacets(chosen: FacetQuery): Promise<Dated<ProductFacets>>;
  /** As GET /product/finder. */
  roller(job: Job): Promise<Dated<FoundRoller>>;
  /** @throws AppError `not_found`. */
  product(id: string): Promise<Dated<Product>>;
  /** As GET /product/related/{id}. @throws AppError `not_found`. */
  relatedProducts(id: string): Promise<Dated<RelatedProducts>>;
  /** As GET /blog. */
  blogs(page: ListQuery): Promise<Dated<Page<Blog>>>;
  /** @throws AppError `not_found`. */
  blog(id: string): Promise<Dated<Blog>>;
  /** As GET /review. */
  reviews(page: ListQuery): Promise<Dated<Page<Review>>>;
  /** As GET /review/product/{id}. */
  productReviews(productId: string, page: ListQuery): Promise<Dated<Page<ProductReview>>>;
  /** As GET /settings. */
  settings(): Promise<Dated<ShopSettings>>;
}

type Sources = Pick<
  Deps,
  'products' | 'blogs' | 'reviews' | 'productReviews' | 'shopSettings' | 'now'
> & { catalogue: Pick<Catalogue, 'read'> };

/** Reads by what is asked for. */
type Read = <Value extends object>(
  asked: readonly unknown[],
  load: () => Promise<Value>,
) => Promise<Dated<Value>>;

const readsOver = (
  sources: Sources,
  read: Read,
  known: () => Promise<KnownCatalogue>,
  product: PublicReads['product'],
): PublicReads => {
  /** What follows from the catalogue alone, kept until that changes. */
  const ofCatalogue = async <Value extends object>(
    asked: readonly unknown[],
    reckon: (snapshot: Snapshot) => Value,
  ): Promise<Dated<Value>> => {
    const { snapshot, readAt } = await known();
    return { value: snapshot.answer(keyOf(asked), () => reckon(snapshot)), readAt };
  };
  return {
    products: (query) =>
      ofCatalogue(['products', query], (snapshot) => listProducts(snapshot, query)),
    allProducts: async () => {
      const { snapshot, readAt } = await known();
      return { value: allProducts(snapshot), readAt };
    },
    productFacets: (chosen) =>
      ofCatalogue(['facets', chosen], (snapshot) => productFacets(snapshot, chosen)),
    roller: (job) => ofCatalogue(['roller', job], (snapshot) => findRoller(snapshot, job)),
    product,
    relatedProducts: async (id) => {
      const { value: to } = await product(id);
      return ofCatalogue(['related', id, to.updatedAt], (snapshot) =>
        relatedProducts(snapshot, to),
      );
    },
    blogs: (page) => read(['blogs', page], () => listBlogs(sources, page)),
    blog: (id) => read(['blog', id], () => getBlog(sources, id)),
    reviews: (page) => read(['reviews', page], () => listReviews(sources, page)),
    productReviews: (id, page) =>
      read(['product reviews', id, page], () => listProductReviews(sources, id, page)),
    settings: () => read(['settings'], () => sources.shopSettings.get()),
  };
};

/** What everybody may see, out of the memory of this process: as old as a view may be. */
export const cachedReads = (sources: Sources, cache: ReadCache): PublicReads => {
  const { catalogue, now } = sources;
  return readsOver(
    sources,
    (asked, load) => cache.read(keyOf(asked), load),
    () => catalogue.read(),
    async (id) => {
      const { snapshot, readAt } = await catalogue.read();
      const value = snapshot.get(id);
      // One that another process added just now.
      return value ? { value, readAt } : readNow(() => getProduct(sources, id), now);
    },
  );
};

/** The same of this moment, for whoever has to see their own change at once. */
export const presentReads = (sources: Sources): PublicReads => {
  const { catalogue, now } = sources;
  return readsOver(
    sources,
    (_asked, load) => readNow(load, now),
    () => catalogue.read({ isPresent: true }),
    (id) => readNow(() => getProduct(sources, id), now),
  );
};
