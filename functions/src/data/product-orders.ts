import type { ProductSort } from '../contract/listings.ts';
import type { PageOrder } from './page.ts';
import type { StoredProduct } from './stored-product.ts';

/** How each `?sort=` of GET /product sorts; firestore.indexes.json has an index for each with `?q=`. */
export const PRODUCT_ORDERS: Record<ProductSort, PageOrder<StoredProduct>> = {
  newest: { list: 'products', field: 'createdAt', direction: 'desc', kind: 'time' },
  'price-asc': { list: 'products-price-asc', field: 'price', direction: 'asc', kind: 'number' },
  'price-desc': { list: 'products-price-desc', field: 'price', direction: 'desc', kind: 'number' },
  name: { list: 'products-name', field: 'nameLower', direction: 'asc', kind: 'text' },
};
