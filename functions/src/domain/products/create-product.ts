import type { NewProduct } from '../../contract/schemas/product.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** Puts a product into the shop and gives its id; everything available counts as received. */
export const createProduct = (
  { products, now }: Pick<Deps, 'products' | 'now'>,
  by: Pick<Caller, 'email'>,
  product: NewProduct,
): Promise<string> =>
  products.create(product, now(), {
    type: 'product.created',
    at: now(),
    by: by.email,
    details: { after: product },
  });
