import { isInStock } from '../../contract/products/stock.ts';
import type { ProductKind } from '../../contract/products/product-attributes.ts';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';
import type { Product, RelatedProduct, RelatedProducts } from '../../contract/schemas/product.ts';
import { wantedWith, type Wanted } from './related-rules.ts';
import type { Snapshot } from './snapshot.ts';

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

/** The products of a kind. */
export const ofKind = (snapshot: Snapshot, kind: ProductKind): readonly Product[] =>
  snapshot.derived(`kind ${kind}`, (products) =>
    [...products].filter(({ attributes }) => attributes?.kind === kind),
  );

const hasAll = (attributes: ProductAttributes, having: Wanted['having']): boolean =>
  Object.entries(having).every(
    ([name, value]) => attributes[name as keyof Wanted['having']] === value,
  );

/**
 * The same product in other widths, what can be taken instead, what it needs and what goes with it, by
 * their attributes.
 */
export const relatedProducts = (snapshot: Snapshot, product: Product): RelatedProducts => {
  const wanted = wantedWith(product.attributes);
  const found = ({ kinds, having, fits, distance }: Wanted): Found[] =>
    kinds
      .flatMap((kind) => ofKind(snapshot, kind))
      .filter(
        ({ _id, attributes = {} }) =>
          _id !== product._id && hasAll(attributes, having) && fits(attributes),
      )
      .map((one) => ({ product: one, distance: distance?.(one.attributes ?? {}) ?? 0 }));
  const find = (of: readonly Wanted[] = []): RelatedProduct[] =>
    inTurn(of.flatMap(found)).slice(0, MOST_TOLD).map(told);
  return {
    variants: find(wanted.variants),
    alternatives: find(wanted.alternatives),
    needs: find(wanted.needs),
    goesWith: find(wanted.goesWith),
  };
};
