import { isInStock } from '../../contract/in-stock.ts';
import type { Product, RelatedProduct, RelatedProducts } from '../../contract/schemas/product.ts';
import type { Deps } from '../deps.ts';
import { getProduct } from './get-product.ts';
import { wantedWith, type Wanted } from './related-rules.ts';

/** So many products are read for each relation at most, and so many of them are told. */
const MOST_READ = 12;
const MOST_TOLD = 4;

const told = ({ _id, name, price, minOrder, available }: Product): RelatedProduct => ({
  _id,
  name,
  price,
  minOrder,
  available,
});

const widthOf = ({ attributes }: Product): number => attributes?.widthMm ?? 0;

/** What can be bought comes first, then what is narrow. */
const byUse = (one: Product, other: Product): number =>
  Number(isInStock(other)) - Number(isInStock(one)) || widthOf(one) - widthOf(other);

/**
 * The same product in other widths, what it needs and what goes with it, by their attributes.
 * @throws AppError `not_found`.
 */
export const relatedProducts = async (
  { products }: Pick<Deps, 'products'>,
  id: string,
): Promise<RelatedProducts> => {
  const product = await getProduct({ products }, id);
  const wanted = wantedWith(product.attributes);
  const find = async (of: Wanted | undefined): Promise<RelatedProduct[]> => {
    if (!of) return [];
    const found = await products.listHaving(of.kinds, of.having, MOST_READ);
    return found
      .filter(({ _id, attributes = {} }) => _id !== id && of.fits(attributes))
      .sort(byUse)
      .slice(0, MOST_TOLD)
      .map(told);
  };
  const [variants, needs, goesWith] = await Promise.all([
    find(wanted.variants),
    find(wanted.needs),
    find(wanted.goesWith),
  ]);
  return { variants, needs, goesWith };
};
