import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  toOrder,
  toProduct,
  type OrderState,
  type ProductState,
  type Snapshot,
} from '../../histories/snapshot.ts';
import { MemorySnapshot } from '../firestore/snapshot.ts';
import type { Changed } from '../firestore/store.ts';

const asDocument = (id: string, stored: Changed['after']): QueryDocumentSnapshot =>
  new MemorySnapshot(id, stored) as unknown as QueryDocumentSnapshot;

const followed = <State>(
  states: ReadonlyMap<string, State>,
  changed: readonly Changed[],
  read: (document: QueryDocumentSnapshot) => State,
): ReadonlyMap<string, State> => {
  if (changed.length === 0) return states;
  const next = new Map(states);
  for (const { id, after } of changed)
    if (after) next.set(id, read(asDocument(id, after)));
    else next.delete(id);
  return next;
};

/** The products and orders after a commit, from those before it; undefined when it touched none. */
export const follow = (before: Snapshot, changed: readonly Changed[]): Snapshot | undefined => {
  const of = (name: string) => changed.filter(({ collection }) => collection === name);
  const [products, orders] = [of('products'), of('orders')];
  if (products.length + orders.length === 0) return undefined;
  return {
    products: followed<ProductState>(before.products, products, toProduct),
    orders: followed<OrderState>(before.orders, orders, toOrder),
  };
};
