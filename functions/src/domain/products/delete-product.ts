import { AppError } from '../../contract/app-error.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { getProduct } from './get-product.ts';

/** A product that sells all the time changes between reading and deleting; so often is enough to catch it. */
const ATTEMPTS = 10;

/**
 * Takes a product out of the shop; its last state stays in the audit log. Gives 1.
 * Orders of it live on: they carry its name and price themselves.
 * @throws AppError `not_found`; `conflict` when it never stood still long enough.
 */
export const deleteProduct = async (
  { products, now }: Pick<Deps, 'products' | 'now'>,
  by: Pick<Caller, 'email'>,
  id: string,
): Promise<number> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await getProduct({ products }, id);
    const result = await products.remove(before, {
      type: 'product.deleted',
      at: now(),
      by: by.email,
      details: { productId: id, before },
    });
    if (result === 'done') return 1;
  }
  throw new AppError('conflict');
};
