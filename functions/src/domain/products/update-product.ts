import { AppError } from '../../contract/api/app-error.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import { priceChange } from '../../contract/products/price-history.ts';
import type { ProductChange } from '../../contract/schemas/product.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../or-not-found.ts';
import { productPictures, requireOwnPictures } from '../images/own-pictures.ts';
import { CONFLICTED, retryOnContention } from '../retry-on-contention.ts';

/** Any zone: a time that is not the product's own is a conflict. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/i;

const requireTime = (text: string): void => {
  if (TIME.test(text) && !Number.isNaN(Date.parse(text))) return;
  throw new AppError('validation_failed', { fields: { updatedAt: VALIDATION.updatedAtRequired } });
};

/**
 * Replaces the facts of a product. Without `available` its stock stays as it is; with it, more or
 * fewer pieces than before count as received or written off. A new price leaves in the same commit
 * what the law wants to be known of the old ones. Gives 1.
 * @throws AppError `not_found`; `conflict` when the product has changed since the caller read it, be
 *   it by a sale if the stock is to change too; `foreign_picture`.
 */
export const updateProduct = async (
  deps: Pick<Deps, 'products' | 'now' | 'images' | 'settings'>,
  by: Pick<Caller, 'email'>,
  id: string,
  { updatedAt, ...facts }: ProductChange,
): Promise<number> => {
  requireTime(updatedAt);
  requireOwnPictures(deps, productPictures(facts));
  const { products, now } = deps;
  return retryOnContention(async () => {
    const {
      product: before,
      sameFacts,
      pastPrices,
    } = await orNotFound(products.getSince(id, updatedAt));
    const holds = facts.available === undefined ? sameFacts : before.updatedAt === updatedAt;
    if (!holds) throw new AppError('conflict');
    const at = now();
    const { price } = before;
    const prices =
      facts.price === price ? undefined : priceChange({ price, pastPrices }, facts.price, at);
    const details = { productId: id, before, after: facts };
    const audit = { type: 'product.updated', at, by: by.email, details } as const;
    const result = await products.replace(before, facts, audit, prices);
    if (result === 'gone') throw new AppError('not_found');
    return result === 'done' ? 1 : CONFLICTED;
  });
};
