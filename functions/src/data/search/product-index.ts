import { FieldPath, type Query } from '../firestore-library.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { readPage, type PageOrder, type PageRequest } from '../page.ts';
import { PUBLIC_FIELDS, toProduct, type StoredProduct } from '../stored-product.ts';
import { countUpTo } from './rarest-first.ts';
import type { SearchIndex } from './search-index.ts';

/** The products in Firestore as a search sees them, sorted by `order`; only those to `keep`. */
export const productIndex = (
  products: Query<StoredProduct>,
  order: PageOrder<StoredProduct>,
  request: PageRequest,
  keep: (product: StoredProduct) => boolean,
): SearchIndex<Product> => {
  const fields = new Set<string>([...PUBLIC_FIELDS, order.field, 'keywords']);
  const having = (forms: readonly string[]): Query<StoredProduct> =>
    products.where('keywords', 'array-contains-any', forms);
  const shown = (forms: readonly string[]) =>
    having(forms).select(...fields) as Query<StoredProduct>;
  return {
    count: (forms, most) => countUpTo(having(forms), most),
    page: (list, forms, fits) =>
      readPage(shown(forms), { ...order, list }, request, toProduct, (document) => {
        const stored = document.data();
        return keep(stored) && fits(stored.keywords);
      }),
    first: async (forms, most) => {
      const sorted = shown(forms)
        .orderBy(order.field, order.direction)
        .orderBy(FieldPath.documentId(), order.direction);
      const { docs } = await sorted.limit(most).get();
      const kept = docs.filter((document) => keep(document.data()));
      return kept.map((document) => {
        const { name, keywords } = document.data();
        return { item: toProduct(document), name, keywords };
      });
    },
  };
};
