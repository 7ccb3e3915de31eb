import type { LookUp } from '../../contract/schemas/look-up.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { Deps } from '../deps.ts';

/** The products of these ids and article numbers that there are, each once, as they are now. */
export const lookUpProducts = async (
  { products }: Pick<Deps, 'products'>,
  { ids, articleNumbers }: LookUp,
): Promise<Product[]> => {
  const numbered = await products.idsOfArticleNumbers(articleNumbers);
  return products.several([...new Set([...ids, ...numbered])]);
};
