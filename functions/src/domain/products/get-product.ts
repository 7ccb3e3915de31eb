import type { Product } from '../../contract/schemas/product.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../or-not-found.ts';

/** @throws AppError `not_found`. */
export const getProduct = ({ products }: Pick<Deps, 'products'>, id: string): Promise<Product> =>
  orNotFound(products.get(id));
