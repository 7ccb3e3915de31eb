import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { toOrder, toProduct, type InTwo, type Snapshot } from '../../histories/snapshot.ts';
import { MemorySnapshot } from '../firestore/snapshot.ts';
import type { Changed, MemoryStore, Stored } from '../firestore/store.ts';

const asDocument = (id: string, stored: Stored): QueryDocumentSnapshot =>
  new MemorySnapshot(id, stored) as unknown as QueryDocumentSnapshot;

/** What a commit left of the documents that it touched, or of what is private of them. */
const followed = <State>(
  states: ReadonlyMap<string, State>,
  changed: readonly Changed[],
  [whole, parts]: readonly [ReadonlyMap<string, Stored>, ReadonlyMap<string, Stored>],
  read: (stored: InTwo) => State,
): ReadonlyMap<string, State> => {
  if (changed.length === 0) return states;
  const next = new Map(states);
  for (const { id } of changed) {
    const after = whole.get(id);
    if (after) next.set(id, read({ document: asDocument(id, after), part: parts.get(id)?.fields }));
    else next.delete(id);
  }
  return next;
};

/** The products and orders after a commit, from those before it; undefined when it touched none. */
export const watchCommits = (
  store: MemoryStore,
  before: Snapshot,
  changed: readonly Changed[],
): Snapshot | undefined => {
  const of = (...names: string[]) => changed.filter(({ collection }) => names.includes(collection));
  const [products, orders] = [of('products', 'privateProducts'), of('orders', 'privateOrders')];
  if (products.length + orders.length === 0) return undefined;
  const stored = (name: string, privateName: string) =>
    [store.documents(name), store.documents(privateName)] as const;
  return {
    products: followed(before.products, products, stored('products', 'privateProducts'), toProduct),
    orders: followed(before.orders, orders, stored('orders', 'privateOrders'), toOrder),
  };
};
