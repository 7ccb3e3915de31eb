import { AppError } from '../../contract/api/app-error.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { CONFLICTED, retryOnContention } from '../retry-on-contention.ts';
import { getProduct } from './get-product.ts';

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
