import { AppError } from '../../contract/api/app-error.ts';
import { leadTimeOf, type DeliveryPace } from '../../contract/delivery/delivery.ts';
import { lineShares, NO_SHARES, type LineShares } from '../../contract/money/quote.ts';
import { pieces } from '../../contract/money/units.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type {
  PlacedOrder,
  StockCommit,
  StockedProduct,
  StockFacts,
  StockMove,
} from '../../data/products/stock-repository.ts';
import { firstAnswer, firstInserted, recordOf, type IdempotencyRequest } from '../idempotency.ts';
import { newOrder } from '../orders/new-order.ts';
import { toOutcome, placeRefusal, pricedLine, requireCountable } from './place-refusal.ts';
import {
  placedId,
  type OrderLine,
  type PlaceRequest,
  type RemoveRequest,
  type RestockRequest,
  type StockOutcome,
  type StockRequest,
} from './requests.ts';

export interface AllocationTerms {
  /** Milliseconds since 1970. */
  now: number;
  /** How long a placed order holds its stock, in milliseconds. */
  holdMs: number;
}

export interface Decision {
  /** One per request, in their order. */
  outcomes: StockOutcome[];
  /** What has to be committed for the outcomes to be true; undefined when nothing changes. */
  commit: StockCommit | undefined;
}

/** A product while a group is decided. */
interface StockLevel {
  product: StockedProduct;
  available: number;
  received: number;
  touched: boolean;
}

/** Decides a group of requests one after the other, each on its own merits. */
class Allocation {
  readonly #facts: StockFacts;
  readonly #terms: AllocationTerms;
  readonly #placed: StockCommit['placed'][number][] = [];
  readonly #removed: StockCommit['removed'][number][] = [];
  readonly #restocked: StockCommit['restocked'][number][] = [];
  readonly #levels: ReadonlyMap<string, StockLevel>;

  constructor(facts: StockFacts, terms: AllocationTerms) {
    this.#facts = facts;
    this.#terms = terms;
    this.#levels = new Map(
      [...facts.products].map(([id, product]) => [
        id,
        { product, available: product.available, received: 0, touched: false },
      ]),
    );
  }

  decide(request: StockRequest): StockOutcome {
    switch (request.kind) {
      case 'place':
        return toOutcome(() => this.#place(request));
      case 'remove':
        return this.#remove(request);
      case 'restock':
        return toOutcome(() => this.#restock(request));
    }
  }

  commit(): StockCommit | undefined {
    if ([this.#placed, this.#removed, this.#restocked].every(({ length }) => length === 0))
      return undefined;
    return {
      stock: this.#moves(),
      placed: this.#placed,
      removed: this.#removed,
      restocked: this.#restocked,
    };
  }

  /** What becomes of the products that anything was taken from or given back to. */
  #moves(): StockMove[] {
    return [...this.#levels.values()].flatMap(({ touched, available, ...move }) =>
      touched ? [{ ...move, available: pieces(available) }] : [],
    );
  }

  #move(level: StockLevel, delta: number): void {
    level.available += delta;
    level.touched = true;
  }

  #place(request: PlaceRequest): StockOutcome {
    const id = placedId(request);
    const earlier = this.#placedUnderKey(request);
    if (earlier !== undefined) return { kind: 'placed', id: earlier, replayed: earlier !== id };
    // All of them are written by one commit, or none.
    if (this.#facts.orders.has(request.lines[0].orderId))
      return { kind: 'placed', id, replayed: false };

    const levels = request.lines.map(({ body }) => this.#levels.get(body.productId));
    const error = placeRefusal(request, levels);
    if (error) return { kind: 'refused', error };

    this.#write(request);
    return { kind: 'placed', id, replayed: false };
  }

  /** The order that this request's key already stands for, in the database or earlier in this group. */
  #placedUnderKey({ idempotency }: PlaceRequest): string | undefined {
    if (!idempotency) return undefined;
    const inGroup = this.#placed.find(({ key }) => key?.id === idempotency.id);
    if (inGroup) {
      if (inGroup.key?.fingerprint !== idempotency.fingerprint)
        throw new AppError('idempotency_mismatch');
      return inGroup.order.purchase?.id ?? inGroup.order._id;
    }
    const record = this.#facts.keys.get(idempotency.id);
    return firstInserted(record, idempotency, this.#terms.now);
  }

  #restock(request: RestockRequest): StockOutcome {
    const { productId, delta, auditId, audit, idempotency } = request;
    if (this.#facts.audits.has(auditId)) return { kind: 'restocked', replayed: false };
    if (this.#wasRestocked(idempotency)) return { kind: 'restocked', replayed: true };
    const level = this.#levels.get(productId);
    if (!level) throw new AppError('not_found');
    requireCountable(pieces(level.available), delta);

    this.#move(level, delta);
    level.received += delta;
    const known = idempotency && this.#facts.keys.get(idempotency.id);
    const key =
      idempotency &&
      recordOf(idempotency, 'restockProduct', { modifiedCount: 1 }, known, this.#terms.now);
    this.#restocked.push({ audit, auditId, key });
    return { kind: 'restocked', replayed: false };
  }

  /** Whether the key stands for a change that was made already, in the database or in this group. */
  #wasRestocked(idempotency: IdempotencyRequest | undefined): boolean {
    if (!idempotency) return false;
    const inGroup = this.#restocked.find(({ key }) => key?.id === idempotency.id)?.key;
    const record = this.#facts.keys.get(idempotency.id);
    if (!inGroup) return firstAnswer(record, idempotency, this.#terms.now) !== undefined;
    if (inGroup.fingerprint !== idempotency.fingerprint) throw new AppError('idempotency_mismatch');
    return true;
  }

  #write(request: PlaceRequest): void {
    const { now } = this.#terms;
    const { idempotency, lines, purchaseId } = request;
    const prices = lines.map((line) => pricedLine(line, this.#levelOf(line).product));
    const shares = lineShares(prices, request.delivery.terms);
    const [first, ...others] = lines.map((line, index) =>
      this.#order(request, line, shares[index] ?? NO_SHARES),
    );
    if (!first) throw new Error('what was granted has a line');
    const orders = [first, ...others] as const;
    const key =
      idempotency &&
      recordOf(
        idempotency,
        purchaseId === null ? 'placeOrder' : 'placePurchase',
        { insertedId: placedId(request) },
        this.#facts.keys.get(idempotency.id),
        now,
      );
    this.#placed.push(
      { order: first, key, mail: request.mailOf?.([...orders], this.#paceOf(request)) },
      ...others.map((order) => ({ order, key: undefined })),
    );
  }

  #paceOf({ lines, delivery: { terms } }: PlaceRequest): DeliveryPace {
    const products = lines.map((line) => ({ attributes: this.#levelOf(line).product }));
    return { ...terms, leadTimeDays: leadTimeOf(products, terms.warehouse) };
  }

  #levelOf({ body: { productId } }: OrderLine): StockLevel {
    const level = this.#levels.get(productId);
    if (!level) throw new Error('a line that was granted has its product');
    return level;
  }

  #order(request: PlaceRequest, line: OrderLine, shares: LineShares): PlacedOrder {
    const level = this.#levelOf(line);
    this.#move(level, -line.body.quantity);
    const { now, holdMs } = this.#terms;
    return newOrder(
      request,
      line,
      { product: level.product, shares },
      { now, holdMs: request.holdMs ?? holdMs },
    );
  }

  #remove({ returns }: RemoveRequest): StockOutcome {
    const [{ auditId }] = returns;
    if (this.#facts.audits.has(auditId)) return { kind: 'removed' };
    const states = returns.map(({ order }) => this.#stateOf(order));
    if (states.every((state) => state === 'gone')) return { kind: 'gone' };
    if (states.some((state) => state !== 'there')) return { kind: 'changed' };
    for (const given of returns) {
      const { order } = given;
      const level = this.#levels.get(order.productId);
      if (level) this.#move(level, order.quantity);
      this.#removed.push(given);
    }
    return { kind: 'removed' };
  }

  /** What became of an order since somebody decided on it. */
  #stateOf(order: OrderRecord): 'there' | 'changed' | 'gone' {
    const present = this.#facts.orders.get(order._id);
    const inGroup = this.#removed.some((removal) => removal.order._id === order._id);
    if (!present || inGroup) return 'gone';
    return present.version === order.version ? 'there' : 'changed';
  }
}

/**
 * Decides a group of requests, first come first served: one that cannot be met is
 * refused for itself and leaves the others as they are. Returned pieces are available to the requests
 * behind it. Pure: the outcomes hold once the commit has succeeded.
 */
export const allocate = (
  facts: StockFacts,
  requests: readonly StockRequest[],
  terms: AllocationTerms,
): Decision => {
  const allocation = new Allocation(facts, terms);
  const outcomes = requests.map((request) => allocation.decide(request));
  return { outcomes, commit: allocation.commit() };
};
