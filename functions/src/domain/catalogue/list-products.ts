import { isInStock } from '../../contract/products/stock.ts';
import type { ProductSort } from '../../contract/products/listings.ts';
import type { ProductQuery } from '../../contract/schemas/list-query.ts';
import type { Product } from '../../contract/schemas/product.ts';
import {
  badCursor,
  decodeCursor,
  encodeCursor,
  type Position,
} from '../../data/firestore/cursor.ts';
import type { Page } from '../../data/firestore/page.ts';
import { wordsOf } from '../../data/search/words.ts';
import { fitsFacets } from './product-facets.ts';
import type { Snapshot } from './snapshot.ts';

/** A product with its place in a list. */
interface Placed extends Position {
  product: Product;
}

/** How a list is sorted; ties are broken by id in the same direction. */
interface ListOrder {
  /** Stands in the cursor, so that one of another order is refused. */
  list: string;
  direction: 1 | -1;
}
interface ProductOrder extends ListOrder {
  valueOf: (product: Product) => Position['value'];
}

const nameKey = ({ name }: Product): string =>
  wordsOf(name)
    .map(({ text }) => text)
    .join(' ');

const ORDERS: Record<ProductSort, ProductOrder> = {
  newest: { list: 'products', valueOf: ({ createdAt }) => createdAt, direction: -1 },
  'price-asc': { list: 'products-price-asc', valueOf: ({ price }) => price, direction: 1 },
  'price-desc': { list: 'products-price-desc', valueOf: ({ price }) => price, direction: -1 },
  name: { list: 'products-name', valueOf: nameKey, direction: 1 },
};

const BEST_FIRST: ListOrder = { list: 'products-best', direction: -1 };

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  Number(one > other) - Number(one < other);

/** Where something stands in an order, against a position in it. */
const beside =
  ({ direction }: ListOrder) =>
  (one: Position, other: Position): number =>
    direction * (compare(one.value, other.value) || compare(one.id, other.id));

const inOrder = (snapshot: Snapshot, sort: ProductSort): readonly Placed[] =>
  snapshot.derived(`sorted by ${sort}`, (products) => {
    const order = ORDERS[sort];
    const placed = Array.from(products, (product): Placed => ({
      product,
      id: product._id,
      value: order.valueOf(product),
    }));
    return placed.sort(beside(order));
  });

/** Every product, newest first. */
export const allProducts = (snapshot: Snapshot): Product[] =>
  inOrder(snapshot, 'newest').map(({ product }) => product);

/** What a search finds, the best match first; of those that fit alike the newest. */
const byScore = (snapshot: Snapshot, scores: ReadonlyMap<string, number>): Placed[] =>
  [...scores]
    .flatMap(([id, value]) => {
      const product = snapshot.get(id);
      return product ? [{ product, id, value }] : [];
    })
    .sort(
      (one, other) =>
        compare(other.value, one.value) ||
        compare(other.product.createdAt, one.product.createdAt) ||
        compare(other.id, one.id),
    );

/** Where the page after a position begins; behind what is gone meanwhile, by what that was sorted by. */
const startIn = (placed: readonly Placed[], order: ListOrder, cursor: string): number => {
  const position = decodeCursor(order.list, cursor);
  const known = placed.findIndex(({ id }) => id === position.id);
  if (known >= 0 && order === BEST_FIRST) return known + 1;
  const place = beside(order);
  const [first] = placed;
  if (first && typeof first.value !== typeof position.value) throw badCursor();
  const next = placed.findIndex((one) => place(one, position) > 0);
  return next < 0 ? placed.length : next;
};

/** A product as lists show it. */
const listed = ({ attributes: _attributes, pictures: _pictures, ...product }: Product): Product =>
  product;

/**
 * One page of the products that every word of `q` fits, narrowed by what is chosen. With words and
 * no order asked for the best match stands first, else what is newest.
 * @throws AppError `validation_failed` for a cursor that this list did not give.
 */
export const listProducts = (
  snapshot: Snapshot,
  { q = '', sort, limit, cursor, inStock, ...chosen }: ProductQuery,
): Page<Product> => {
  const isSearch = q.trim() !== '';
  const scores = isSearch ? snapshot.find(q) : undefined;
  const isBestFirst = scores !== undefined && sort === undefined;
  const order = isBestFirst ? BEST_FIRST : ORDERS[sort ?? 'newest'];
  const placed = isBestFirst ? byScore(snapshot, scores) : inOrder(snapshot, sort ?? 'newest');
  const fits = fitsFacets(chosen);
  const page: Placed[] = [];
  for (
    let at = cursor === undefined ? 0 : startIn(placed, order, cursor);
    at < placed.length;
    at += 1
  ) {
    const one = placed[at];
    if (!one || (scores && !scores.has(one.id))) continue;
    if (!fits(one.product.attributes) || (inStock && !isInStock(one.product))) continue;
    page.push(one);
    if (page.length > limit) break;
  }
  const shown = page.slice(0, limit);
  const last = page.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ product }) => listed(product)),
    nextCursor: last && encodeCursor(order.list, last),
  };
};
