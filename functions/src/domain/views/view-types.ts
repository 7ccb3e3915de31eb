import type { Surface } from '../../contract/finder.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { FacetQuery, ListQuery, ProductQuery } from '../../contract/schemas/list-query.ts';
import type { ProductFacets } from '../../contract/schemas/product-facets.ts';
import type { Product, RelatedProducts } from '../../contract/schemas/product.ts';
import type { ProductReview } from '../../contract/schemas/product-review.ts';
import type { Review } from '../../contract/schemas/review.ts';
import type { ShopSettings } from '../../contract/schemas/settings.ts';
import type { Page } from '../../data/page.ts';
import type { View } from './kept-reads.ts';

/**
 * What everybody may see, as the API answers it: the door for the API and for rendered pages alike.
 * Nothing that decides on stock, money or rights may rest on it.
 */
export interface Views {
  /** As GET /product. */
  products(query: ProductQuery): Promise<View<Page<Product>>>;
  /** As GET /product/facets. */
  productFacets(chosen: FacetQuery): Promise<View<ProductFacets>>;
  /** The roller sleeves for a surface, with their attributes. */
  sleevesFor(surface: Surface): Promise<View<Product[]>>;
  /** @throws AppError `not_found`. */
  product(id: string): Promise<View<Product>>;
  /** As GET /product/related/{id}. @throws AppError `not_found`. */
  relatedProducts(id: string): Promise<View<RelatedProducts>>;
  /** As GET /blog. */
  blogs(page: ListQuery): Promise<View<Page<Blog>>>;
  /** @throws AppError `not_found`. */
  blog(id: string): Promise<View<Blog>>;
  /** As GET /review. */
  reviews(page: ListQuery): Promise<View<Page<Review>>>;
  /** As GET /review/product/{id}. */
  productReviews(productId: string, page: ListQuery): Promise<View<Page<ProductReview>>>;
  /** As GET /settings. */
  settings(): Promise<View<ShopSettings>>;
}
