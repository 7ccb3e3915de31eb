import { AppError } from '../../contract/app-error.ts';
import { VALIDATION } from '../../contract/messages.ts';
import type { ProductChange } from '../../contract/schemas/product.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { getProduct } from './get-product.ts';

const isTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Replaces the facts of a product. More or fewer pieces available than before count as received or
 * written off. Gives 1.
 * @throws AppError `not_found`; `conflict` when it has changed since the caller read it, be it by a sale.
 */
export const updateProduct = async (
  { products, now }: Pick<Deps, 'products' | 'now'>,
  by: Pick<Caller, 'email'>,
  id: string,
  { updatedAt, ...facts }: ProductChange,
): Promise<number> => {
  if (!isTime(updatedAt))
    throw new AppError('validation_failed', {
      fields: { updatedAt: VALIDATION.updatedAtRequired },
    });
  const before = await getProduct({ products }, id);
  if (before.updatedAt !== updatedAt) throw new AppError('conflict');
  const result = await products.replace(before, facts, {
    type: 'product.updated',
    at: now(),
    by: by.email,
    details: { productId: id, before, after: facts },
  });
  if (result === 'gone') throw new AppError('not_found');
  if (result === 'changed_meanwhile') throw new AppError('conflict');
  return 1;
};
