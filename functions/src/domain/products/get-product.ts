import type { Product } from '../../contract/schemas/product.ts';
import type { Deps } from '../deps.ts';
import { found } from '../found.ts';

/** @throws AppError `not_found`. */
export const getProduct = ({ products }: Pick<Deps, 'products'>, id: string): Promise<Product> =>
  found(products.get(id));
