import type { StockQuery, StockRepository } from '../../data/products/stock-repository.ts';
import { allocate } from './allocate.ts';
import type { GroupResult, QueueWork } from './group-queue.ts';
import {
  productsOf,
  type RemoveRequest,
  type StockOutcome,
  type StockRequest,
} from './requests.ts';
import type { ProductLocks } from './product-locks.ts';

export interface InventoryDeps {
  stock: StockRepository;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long a placed order holds its stock, in milliseconds. */
  orderHoldMs: number;
}

/** All of a removal is written by one commit, or none, so the first stands for all. */
const firstOf = ({ attempted, returns: [{ auditId }] }: RemoveRequest) => ({ attempted, auditId });

/** Which documents tell everything about the requests, those of earlier tries included. */
const queryOf = (requests: readonly StockRequest[]): StockQuery => {
  const places = requests.filter((request) => request.kind === 'place');
  const restocks = requests.filter((request) => request.kind === 'restock');
  const removes = requests.filter((request) => request.kind === 'remove');
  return {
    products: [...new Set(requests.flatMap(productsOf))],
    orders: [
      ...places.flatMap(({ attempted, lines }) => (attempted ? [lines[0].orderId] : [])),
      ...new Set(removes.flatMap(({ returns }) => returns.map(({ order }) => order._id))),
    ],
    keys: [
      ...new Set([...places, ...restocks].flatMap(({ idempotency }) => idempotency?.id ?? [])),
    ],
    audits: [...removes.map(firstOf), ...restocks].flatMap(({ attempted, auditId }) =>
      attempted ? [auditId] : [],
    ),
  };
};

/**
 * What serves groups of requests: read, decide, commit, while nobody else of this process is at the
 * same products. What it leaves behind tells whether somebody of another one has been there since.
 */
export const createGroupProcessor = (
  { stock, now, orderHoldMs }: InventoryDeps,
  locks: ProductLocks,
): Pick<QueueWork<StockRequest, StockOutcome>, 'serve' | 'othersWereHere'> => {
  /** Of the last group. */
  let lastProducts: readonly string[] = [];

  const othersWereHere = async (): Promise<boolean> => {
    const query = { products: lastProducts, orders: [], keys: [], audits: [] };
    const { products } = await stock.read(query);
    return lastProducts.some((id) => locks.isChanged(id, products.get(id)?.available));
  };

  const serveNow = async (
    requests: readonly StockRequest[],
    query: StockQuery,
  ): Promise<GroupResult<StockOutcome>> => {
    const facts = await stock.read(query);
    const { outcomes, commit } = allocate(facts, requests, { now: now(), holdMs: orderHoldMs });
    const found = query.products.map((id) => [id, facts.products.get(id)?.available] as const);
    const metOthers = found.some(([id, available]) => locks.isChanged(id, available));
    for (const [id, available] of found) locks.note(id, available);
    if (!commit) return { outcomes, wrote: false, metOthers };
    requests.forEach((request, index) => {
      const kind = outcomes[index]?.kind;
      // Even a failure that says "nothing happened" may follow a success that the client library
      // retried by itself, so requests that were part of a commit are looked up before the next one.
      if (kind === 'placed' || kind === 'removed' || kind === 'restocked') request.attempted = true;
    });
    await stock.commit(commit);
    for (const { product, available } of commit.stock) locks.note(product.id, available);
    return { outcomes, wrote: true, metOthers };
  };

  const serve = (requests: readonly StockRequest[]): Promise<GroupResult<StockOutcome>> => {
    const query = queryOf(requests);
    lastProducts = query.products;
    return locks.runExclusive(query.products, () => serveNow(requests, query));
  };

  return { serve, othersWereHere };
};
