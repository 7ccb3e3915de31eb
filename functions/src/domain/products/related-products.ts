import { isInStock } from '../../contract/in-stock.ts';
import type { Product, RelatedProduct, RelatedProducts } from '../../contract/schemas/product.ts';
import type { Deps } from '../deps.ts';
import { getProduct } from './get-product.ts';
import { wantedWith, type Wanted } from './related-rules.ts';

/** So many products are read for each question at most, fewer where any will do. */
const MOST_READ = 12;
const MOST_ALTERNATIVES_READ = 6;
/** So many are told of each relation. */
const MOST_TOLD = 4;

const told = ({ _id, name, price, minOrder, available }: Product): RelatedProduct => ({
  _id,
  name,
  price,
  minOrder,
  available,
});

interface Found {
  product: Product;
  distance: number;
}

/** What has no width stands behind what has one. */
const NO_WIDTH = Number.MAX_SAFE_INTEGER;

const widthOf = ({ attributes }: Product): number => attributes?.widthMm ?? NO_WIDTH;

/** What is near comes first, then what is narrow. */
const byUse = (one: Found, other: Found): number =>
  one.distance - other.distance || widthOf(one.product) - widthOf(other.product);

/** What can be bought comes first, and of several kinds one after the other. */
const inTurn = (found: readonly Found[]): Product[] => {
  const before = new Map<string | undefined, number>();
  const placed = found.toSorted(byUse).map(({ product }) => {
    const { attributes } = product;
    const turn = before.get(attributes?.kind) ?? 0;
    before.set(attributes?.kind, turn + 1);
    return { product, turn, isSoldOut: Number(!isInStock(product)) };
  });
  return placed
    .sort((one, other) => one.isSoldOut - other.isSoldOut || one.turn - other.turn)
    .map(({ product }) => product);
};

/**
 * The same product in other widths, what can be taken instead, what it needs and what goes with it, by
 * their attributes.
 * @throws AppError `not_found`.
 */
export const relatedProducts = async (
  { products }: Pick<Deps, 'products'>,
  id: string,
): Promise<RelatedProducts> => {
  const product = await getProduct({ products }, id);
  const wanted = wantedWith(product.attributes);
  const ask = async ({ kinds, having, fits, distance }: Wanted, most: number): Promise<Found[]> => {
    const found = await products.listHaving(kinds, having, most);
    return found
      .filter(({ _id, attributes = {} }) => _id !== id && fits(attributes))
      .map((one) => ({ product: one, distance: distance?.(one.attributes ?? {}) ?? 0 }));
  };
  const find = async (of: readonly Wanted[] = [], most = MOST_READ): Promise<RelatedProduct[]> => {
    const answers = await Promise.all(of.map((wanted) => ask(wanted, most)));
    return inTurn(answers.flat()).slice(0, MOST_TOLD).map(told);
  };
  const [variants, alternatives, needs, goesWith] = await Promise.all([
    find(wanted.variants),
    find(wanted.alternatives, MOST_ALTERNATIVES_READ),
    find(wanted.needs),
    find(wanted.goesWith),
  ]);
  return { variants, alternatives, needs, goesWith };
};
