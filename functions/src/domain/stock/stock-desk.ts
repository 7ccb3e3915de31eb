import { isWorthAnotherTry } from '../../data/firestore-errors.ts';
import type { StockQuery, StockRepository } from '../../data/stock-repository.ts';
import { grant } from './grant.ts';
import { GroupQueue, type GroupResult, type QueueLimits } from './group-queue.ts';
import type { PlaceRequest, RemoveRequest, StockOutcome, StockRequest } from './requests.ts';

const LIMITS: QueueLimits = { waiting: 1000, group: 100, tries: 200, patienceMs: 15_000 };

export interface StockDeskParts {
  stock: StockRepository;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long a placed order holds its stock, in milliseconds. */
  orderHoldMs: number;
}

/** Hands out and takes back the stock of all products: the only writer of `available` in the life of an order. */
export interface StockDesk {
  /** @throws AppError saying why the order cannot be placed. */
  place(request: PlaceRequest): Promise<{ orderId: string; replayed: boolean }>;
  remove(request: RemoveRequest): Promise<'removed' | 'changed' | 'gone'>;
}

/** Which documents tell everything about the requests, those of earlier tries included. */
const queryOf = (requests: readonly StockRequest[]): StockQuery => {
  const places = requests.filter((request) => request.kind === 'place');
  const removes = requests.filter((request) => request.kind === 'remove');
  return {
    orders: [
      ...places.flatMap(({ attempted, orderId }) => (attempted ? [orderId] : [])),
      ...new Set(removes.map(({ order }) => order._id)),
    ],
    keys: [...new Set(places.flatMap(({ idempotency }) => idempotency?.id ?? []))],
    audits: removes.flatMap(({ attempted, auditId }) => (attempted ? [auditId] : [])),
  };
};

/** Serves groups of requests for one product: read, decide, commit. */
const serve = ({ stock, now, orderHoldMs }: StockDeskParts, productId: string) => {
  let leftBehind: number | undefined;

  return async (requests: readonly StockRequest[]): Promise<GroupResult<StockOutcome>> => {
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
      if (kind === 'placed' || kind === 'removed') request.attempted = true;
    });
    await stock.commit(commit);
    leftBehind = commit.stock?.available;
    return { outcomes, wrote: true, metOthers };
  };
};

export const createStockDesk = (parts: StockDeskParts): StockDesk => {
  const queues = new Map<string, GroupQueue<StockRequest, StockOutcome>>();

  const openQueue = (productId: string): GroupQueue<StockRequest, StockOutcome> => {
    const work = { serve: serve(parts, productId), isWorthAnotherTry };
    const queue = new GroupQueue(work, LIMITS, () => queues.delete(productId));
    queues.set(productId, queue);
    return queue;
  };

  const submit = (productId: string, request: StockRequest): Promise<StockOutcome> =>
    (queues.get(productId) ?? openQueue(productId)).push(request);

  return {
    place: async (request) => {
      const outcome = await submit(request.body.productId, request);
      if (outcome.kind === 'refused') throw outcome.error;
      if (outcome.kind === 'placed')
        return { orderId: outcome.orderId, replayed: outcome.replayed };
      throw new Error(`a new order cannot be ${outcome.kind}`);
    },
    remove: async (request) => {
      const { kind } = await submit(request.order.productId, request);
      if (kind === 'removed' || kind === 'changed' || kind === 'gone') return kind;
      throw new Error(`a removal cannot be ${kind}`);
    },
  };
};
