import { AppError } from '../../contract/app-error.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { Deps } from '../deps.ts';

/** @throws AppError `not_found`. */
export const getProduct = async (
  { products }: Pick<Deps, 'products'>,
  id: string,
): Promise<Product> => {
  const product = await products.get(id);
  if (!product) throw new AppError('not_found');
  return product;
};
