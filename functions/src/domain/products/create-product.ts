import type { Inserted } from '../../contract/schemas/entity.ts';
import type { NewProduct } from '../../contract/schemas/product.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { productPictures, requireOwnPictures } from '../images/own-pictures.ts';
import { withoutKey, type RecordOf } from '../idempotency.ts';

/**
 * Puts a product into the shop and gives its id; everything available counts as received.
 * @throws AppError `article_number_taken`; `foreign_picture`.
 */
export const createProduct = async (
  deps: Pick<Deps, 'products' | 'now' | 'images' | 'settings'>,
  by: Pick<Caller, 'email'>,
  product: NewProduct,
  record: RecordOf<Inserted> = withoutKey,
): Promise<Inserted> => {
  requireOwnPictures(deps, productPictures(product));
  const { products, now } = deps;
  const at = now();
  const insertedId = await products.create(
    product,
    at,
    { type: 'product.created', at, by: by.email, details: { after: product } },
    (id) => record({ insertedId: id }),
  );
  return { insertedId };
};
