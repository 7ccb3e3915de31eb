import { tooBusy } from '../../contract/api/app-error.ts';
import { failureKind } from '../../data/firestore/firestore-errors.ts';
import { GroupQueue, type QueueLimits } from './group-queue.ts';
import {
  productsOf,
  type PlaceRequest,
  type RemoveRequest,
  type RestockRequest,
  type StockOutcome,
  type StockRequest,
} from './requests.ts';
import { createGroupProcessor, type InventoryDeps } from './process-group.ts';
import { ProductLocks } from './product-locks.ts';

/** How many products may have a queue at a time; each lives only while somebody waits in it. */
const MOST_QUEUES = 1000;

/** Beyond it, whoever waits in a queue is refused. */
export const QUEUE_PATIENCE_MS = 15_000;

const LIMITS: QueueLimits = {
  ...{ waiting: 1000, group: 100, tries: 200 },
  patienceMs: QUEUE_PATIENCE_MS,
};
/** A group of those who want several products weighs as many as its lines. */
const LIMITS_OF_SEVERAL: QueueLimits = { ...LIMITS, group: 200 };
/** Stands for no product: an id is never empty. */
const SEVERAL = '';

/** Reserves and returns the stock of all products: the only writer of `available` in the life of an order. */
export interface Inventory {
  /** @throws AppError saying why the order cannot be placed. */
  place(request: PlaceRequest): Promise<{ id: string; replayed: boolean }>;
  /** @throws AppError saying why the stock cannot change so. */
  restock(request: RestockRequest): Promise<{ replayed: boolean }>;
  remove(request: RemoveRequest): Promise<'removed' | 'changed' | 'gone'>;
}

export const createInventory = (parts: InventoryDeps): Inventory => {
  const locks = new ProductLocks();
  const queues = new Map<string, GroupQueue<StockRequest, StockOutcome>>();

  const openQueue = (name: string): GroupQueue<StockRequest, StockOutcome> => {
    if (queues.size >= MOST_QUEUES) throw tooBusy();
    const work = {
      ...createGroupProcessor(parts, locks),
      failureKind,
      weightOf: (request: StockRequest) => productsOf(request).length,
    };
    const limits = name === SEVERAL ? LIMITS_OF_SEVERAL : LIMITS;
    const queue = new GroupQueue(work, limits, () => queues.delete(name));
    queues.set(name, queue);
    return queue;
  };

  const push = async (name: string, request: StockRequest): Promise<StockOutcome> =>
    (queues.get(name) ?? openQueue(name)).push(request);

  /** Products that are wanted with others at this moment, and by how many. */
  const wantedTogether = new Map<string, number>();
  const count = (productIds: readonly string[], by: 1 | -1): void => {
    for (const id of productIds) {
      const wanted = (wantedTogether.get(id) ?? 0) + by;
      if (wanted > 0) wantedTogether.set(id, wanted);
      else wantedTogether.delete(id);
    }
  };

  const submit = async (request: StockRequest): Promise<StockOutcome> => {
    const productIds = productsOf(request);
    const [first = SEVERAL, ...others] = productIds;
    // Whoever wants one of those by itself stands with them: two queues would be in each other's way.
    if (others.length === 0) return push(wantedTogether.has(first) ? SEVERAL : first, request);
    count(productIds, 1);
    return push(SEVERAL, request).finally(() => {
      count(productIds, -1);
    });
  };

  return {
    place: async (request) => {
      const outcome = await submit(request);
      if (outcome.kind === 'refused') throw outcome.error;
      if (outcome.kind === 'placed') return { id: outcome.id, replayed: outcome.replayed };
      throw new Error(`a new order cannot be ${outcome.kind}`);
    },
    restock: async (request) => {
      const outcome = await submit(request);
      if (outcome.kind === 'refused') throw outcome.error;
      if (outcome.kind === 'restocked') return { replayed: outcome.replayed };
      throw new Error(`pieces cannot be ${outcome.kind}`);
    },
    remove: async (request) => {
      const { kind } = await submit(request);
      if (kind === 'removed' || kind === 'changed' || kind === 'gone') return kind;
      throw new Error(`a removal cannot be ${kind}`);
    },
  };
};
