import { AppError } from '../../contract/api/app-error.ts';
import type { Inserted } from '../../contract/schemas/entity.ts';
import type { LookUp } from '../../contract/schemas/look-up.ts';
import type { NewProduct, Product, Restock } from '../../contract/schemas/product.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readIdempotencyKey, withoutKey, type RecordOf } from '../idempotency.ts';
import { productPictures, requireOwnPictures } from '../images/own-pictures.ts';
import { orNotFound } from '../or-not-found.ts';
import { CONFLICTED, retryOnContention } from '../retry-on-contention.ts';

/** @throws AppError `not_found`. */
export const getProduct = ({ products }: Pick<Deps, 'products'>, id: string): Promise<Product> =>
  orNotFound(products.get(id));

/** The products of these ids and article numbers that there are, each once, as they are now. */
export const lookUpProducts = async (
  { products }: Pick<Deps, 'products'>,
  { ids, articleNumbers }: LookUp,
): Promise<Product[]> => {
  const numbered = await products.idsOfArticleNumbers(articleNumbers);
  return products.several([...new Set([...ids, ...numbered])]);
};

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

interface RestockProduct extends Restock {
  productId: string;
  idempotencyKey: string | undefined;
}

/**
 * Adds pieces to what is available and was received, or takes some away. It is a difference and no
 * figure, so whatever is sold meanwhile stays sold.
 * @throws AppError `not_found`, `out_of_stock` for more than there is to take away,
 *   `validation_failed` for more than the shop can count, `idempotency_mismatch`, or
 *   `too_many_requests` when too many want the product.
 */
export const restockProduct = (
  { orders, stock, now }: Pick<Deps, 'orders' | 'stock' | 'now'>,
  by: Pick<Caller, 'uid' | 'email'>,
  { productId, delta, reason, idempotencyKey }: RestockProduct,
): Promise<{ replayed: boolean }> =>
  stock.restock({
    kind: 'restock',
    productId,
    delta,
    auditId: orders.newId(),
    audit: {
      type: 'product.restocked',
      at: now(),
      by: by.email,
      details: { productId, delta, reason },
    },
    idempotency: readIdempotencyKey(idempotencyKey, by.uid, 'restockProduct', [
      productId,
      { delta, reason },
    ]),
    attempted: false,
  });

/**
 * Takes a product out of the shop; its last state stays in the audit log. Gives 1.
 * Orders of it live on: they carry its name and price themselves.
 * @throws AppError `not_found`; `conflict` when it never stood still long enough.
 */
export const deleteProduct = (
  { products, now }: Pick<Deps, 'products' | 'now'>,
  by: Pick<Caller, 'email'>,
  id: string,
): Promise<number> =>
  retryOnContention(
    async () => {
      const before = await getProduct({ products }, id);
      const result = await products.remove(before, {
        type: 'product.deleted',
        at: now(),
        by: by.email,
        details: { productId: id, before },
      });
      return result === 'done' ? 1 : CONFLICTED;
    },
    () => new AppError('conflict'),
  );
