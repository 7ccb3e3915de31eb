import type { Job } from '../../contract/products/finder.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { FoundRoller } from '../../contract/schemas/finder.ts';
import type { FacetQuery, ListQuery, ProductQuery } from '../../contract/schemas/list-query.ts';
import type { ProductFacets } from '../../contract/schemas/product-facets.ts';
import type { Product, RelatedProducts } from '../../contract/schemas/product.ts';
import type { ProductReview } from '../../contract/schemas/product-review.ts';
import type { Review } from '../../contract/schemas/review.ts';
import type { ShopSettings } from '../../contract/schemas/settings.ts';
import type { Page } from '../../data/firestore/page.ts';
import type { Dated } from './read-cache.ts';

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
