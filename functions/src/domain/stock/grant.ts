import { AppError } from '../../contract/app-error.ts';
import { lineShares, NO_SHARES, type LineShares } from '../../contract/quote.ts';
import { pieces } from '../../contract/units.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
import type {
  PlacedOrder,
  StockCommit,
  StockedProduct,
  StockFacts,
  StockMove,
} from '../../data/stock-repository.ts';
import { firstAnswer, firstInserted, recordOf, type IdempotencyRequest } from '../idempotency.ts';
import { newOrder } from '../orders/new-order.ts';
import { orRefused, placeRefusal, pricedLine, requireCountable } from './refusals.ts';
import {
  placedId,
  type OrderLine,
  type PlaceRequest,
  type RemoveRequest,
  type RestockRequest,
  type StockOutcome,
  type StockRequest,
} from './requests.ts';

export interface GrantTerms {
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
interface Shelf {
  product: StockedProduct;
  available: number;
  received: number;
  touched: boolean;
}

/** Decides a group of requests one after the other, each on its own merits. */
class Grants {
  readonly #facts: StockFacts;
  readonly #terms: GrantTerms;
  readonly #placed: StockCommit['placed'][number][] = [];
  readonly #removed: StockCommit['removed'][number][] = [];
  readonly #restocked: StockCommit['restocked'][number][] = [];
  readonly #shelves: ReadonlyMap<string, Shelf>;

  constructor(facts: StockFacts, terms: GrantTerms) {
    this.#facts = facts;
    this.#terms = terms;
    this.#shelves = new Map(
      [...facts.products].map(([id, product]) => [
        id,
        { product, available: product.available, received: 0, touched: false },
      ]),
    );
  }

  decide(request: StockRequest): StockOutcome {
    switch (request.kind) {
      case 'place':
        return orRefused(() => this.#place(request));
      case 'remove':
        return this.#remove(request);
      case 'restock':
        return orRefused(() => this.#restock(request));
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
    return [...this.#shelves.values()].flatMap(({ touched, available, ...move }) =>
      touched ? [{ ...move, available: pieces(available) }] : [],
    );
  }

  #move(shelf: Shelf, delta: number): void {
    shelf.available += delta;
    shelf.touched = true;
  }

  #place(request: PlaceRequest): StockOutcome {
    const id = placedId(request);
    const earlier = this.#placedUnderKey(request);
    if (earlier !== undefined) return { kind: 'placed', id: earlier, replayed: earlier !== id };
    // All of them are written by one commit, or none.
    if (this.#facts.orders.has(request.lines[0].orderId))
      return { kind: 'placed', id, replayed: false };

    const shelves = request.lines.map(({ body }) => this.#shelves.get(body.productId));
    const error = placeRefusal(request, shelves);
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
    const shelf = this.#shelves.get(productId);
    if (!shelf) throw new AppError('not_found');
    requireCountable(pieces(shelf.available), delta);

    this.#move(shelf, delta);
    shelf.received += delta;
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
    const prices = lines.map((line) => pricedLine(line, this.#shelfOf(line).product));
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
      { order: first, key, mail: request.mailOf?.([...orders]) },
      ...others.map((order) => ({ order, key: undefined })),
    );
  }

  #shelfOf({ body: { productId } }: OrderLine): Shelf {
    const shelf = this.#shelves.get(productId);
    if (!shelf) throw new Error('a line that was granted has its product');
    return shelf;
  }

  #order(request: PlaceRequest, line: OrderLine, shares: LineShares): PlacedOrder {
    const shelf = this.#shelfOf(line);
    this.#move(shelf, -line.body.quantity);
    const { now, holdMs } = this.#terms;
    return newOrder(
      request,
      line,
      { product: shelf.product, shares },
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
      const shelf = this.#shelves.get(order.productId);
      if (shelf) this.#move(shelf, order.quantity);
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
 * refused for itself and leaves the others as they are. Pieces given back are there for whoever
 * stands behind. Pure: the outcomes hold once the commit has succeeded.
 */
export const grant = (
  facts: StockFacts,
  requests: readonly StockRequest[],
  terms: GrantTerms,
): Decision => {
  const grants = new Grants(facts, terms);
  const outcomes = requests.map((request) => grants.decide(request));
  return { outcomes, commit: grants.commit() };
};
