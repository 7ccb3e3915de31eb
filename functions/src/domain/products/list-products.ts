import type { ProductQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';

/** Products that every word of `q` fits, in the order asked for. */
export const listProducts = ({ products }: Pick<Deps, 'products'>, query: ProductQuery) =>
  products.list(query);
