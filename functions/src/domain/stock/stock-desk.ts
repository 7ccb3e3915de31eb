import { tooBusy } from '../../contract/app-error.ts';
import { failureKind } from '../../data/firestore-errors.ts';
import { GroupQueue, type QueueLimits } from './group-queue.ts';
import type {
  PlaceRequest,
  RemoveRequest,
  RestockRequest,
  StockOutcome,
  StockRequest,
} from './requests.ts';
import { groupServer, type StockDeskParts } from './serve-group.ts';

/** How many products may have a queue at a time; each lives only while somebody waits in it. */
const MOST_QUEUES = 1000;

const LIMITS: QueueLimits = { waiting: 1000, group: 100, tries: 200, patienceMs: 15_000 };

/** Hands out and takes back the stock of all products: the only writer of `available` in the life of an order. */
export interface StockDesk {
  /** @throws AppError saying why the order cannot be placed. */
  place(request: PlaceRequest): Promise<{ orderId: string; replayed: boolean }>;
  /** @throws AppError saying why the stock cannot change so. */
  restock(request: RestockRequest): Promise<{ replayed: boolean }>;
  remove(request: RemoveRequest): Promise<'removed' | 'changed' | 'gone'>;
}

export const createStockDesk = (parts: StockDeskParts): StockDesk => {
  const queues = new Map<string, GroupQueue<StockRequest, StockOutcome>>();

  const openQueue = (productId: string): GroupQueue<StockRequest, StockOutcome> => {
    if (queues.size >= MOST_QUEUES) throw tooBusy();
    const work = { ...groupServer(parts, productId), failureKind };
    const queue = new GroupQueue(work, LIMITS, () => queues.delete(productId));
    queues.set(productId, queue);
    return queue;
  };

  const submit = async (productId: string, request: StockRequest): Promise<StockOutcome> =>
    (queues.get(productId) ?? openQueue(productId)).push(request);

  return {
    place: async (request) => {
      const outcome = await submit(request.body.productId, request);
      if (outcome.kind === 'refused') throw outcome.error;
      if (outcome.kind === 'placed')
        return { orderId: outcome.orderId, replayed: outcome.replayed };
      throw new Error(`a new order cannot be ${outcome.kind}`);
    },
    restock: async (request) => {
      const outcome = await submit(request.productId, request);
      if (outcome.kind === 'refused') throw outcome.error;
      if (outcome.kind === 'restocked') return { replayed: outcome.replayed };
      throw new Error(`pieces cannot be ${outcome.kind}`);
    },
    remove: async (request) => {
      const { kind } = await submit(request.order.productId, request);
      if (kind === 'removed' || kind === 'changed' || kind === 'gone') return kind;
      throw new Error(`a removal cannot be ${kind}`);
    },
  };
};
