import type { StockQuery, StockRepository } from '../../data/stock-repository.ts';
import { grant } from './grant.ts';
import type { GroupResult, QueueWork } from './group-queue.ts';
import type { StockOutcome, StockRequest } from './requests.ts';

export interface StockDeskParts {
  stock: StockRepository;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long a placed order holds its stock, in milliseconds. */
  orderHoldMs: number;
}

/** Which documents tell everything about the requests, those of earlier tries included. */
const queryOf = (requests: readonly StockRequest[]): StockQuery => {
  const places = requests.filter((request) => request.kind === 'place');
  const restocks = requests.filter((request) => request.kind === 'restock');
  const removes = requests.filter((request) => request.kind === 'remove');
  return {
    orders: [
      ...places.flatMap(({ attempted, orderId }) => (attempted ? [orderId] : [])),
      ...new Set(removes.map(({ order }) => order._id)),
    ],
    keys: [
      ...new Set([...places, ...restocks].flatMap(({ idempotency }) => idempotency?.id ?? [])),
    ],
    audits: [...removes, ...restocks].flatMap(({ attempted, auditId }) =>
      attempted ? [auditId] : [],
    ),
  };
};

const THE_PRODUCT_ALONE: StockQuery = { orders: [], keys: [], audits: [] };

/**
 * What serves groups of requests for one product: read, decide, commit. It remembers what it left
 * behind, to tell whether somebody else has been there since.
 */
export const groupServer = (
  { stock, now, orderHoldMs }: StockDeskParts,
  productId: string,
): Pick<QueueWork<StockRequest, StockOutcome>, 'serve' | 'othersWereHere'> => {
  let leftBehind: number | undefined;

  const othersWereHere = async (): Promise<boolean> => {
    const { product } = await stock.read(productId, THE_PRODUCT_ALONE);
    return product?.available !== leftBehind;
  };

  const serve = async (requests: readonly StockRequest[]): Promise<GroupResult<StockOutcome>> => {
    const facts = await stock.read(productId, queryOf(requests));
    const { outcomes, commit } = grant(facts, requests, { now: now(), holdMs: orderHoldMs });
    const found = facts.product?.available;
    const metOthers = leftBehind !== undefined && leftBehind !== found;
    leftBehind = found;
    if (!commit) return { outcomes, wrote: false, metOthers };
    requests.forEach((request, index) => {
      const kind = outcomes[index]?.kind;
      // Even a failure that says "nothing happened" may follow a success that the client library
      // retried by itself, so whoever was part of a commit is looked up before the next one.
      if (kind === 'placed' || kind === 'removed' || kind === 'restocked') request.attempted = true;
    });
    await stock.commit(commit);
    leftBehind = commit.stock?.available;
    return { outcomes, wrote: true, metOthers };
  };

  return { serve, othersWereHere };
};
