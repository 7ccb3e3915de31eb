import type { Inserted } from '../../contract/schemas/entity.ts';
import type { NewProduct } from '../../contract/schemas/product.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { withoutKey, type RecordOf } from '../make-once.ts';

/**
 * Puts a product into the shop and gives its id; everything available counts as received.
 * @throws AppError `article_number_taken`.
 */
export const createProduct = async (
  { products, now }: Pick<Deps, 'products' | 'now'>,
  by: Pick<Caller, 'email'>,
  product: NewProduct,
  record: RecordOf<Inserted> = withoutKey,
): Promise<Inserted> => ({
  insertedId: await products.create(
    product,
    now(),
    { type: 'product.created', at: now(), by: by.email, details: { after: product } },
    (insertedId) => record({ insertedId }),
  ),
});
