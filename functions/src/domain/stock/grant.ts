import { AppError } from '../../contract/app-error.ts';
import { VALIDATION } from '../../contract/messages.ts';
import { isOverOrderTotal, orderTotalMessage, toCents } from '../../contract/money.ts';
import { pieces } from '../../contract/units.ts';
import type { StockCommit, StockedProduct, StockFacts } from '../../data/stock-repository.ts';
import { firstAnswer, recordOf, type IdempotencyRequest } from '../idempotency.ts';
import { newOrder } from '../orders/new-order.ts';
import { orRefused, requireCountable } from './refusals.ts';
import type {
  PlaceRequest,
  RemoveRequest,
  RestockRequest,
  StockOutcome,
  StockRequest,
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

/** Why a request cannot be met with this much available, or undefined when it can. */
const refusal = (
  { body }: PlaceRequest,
  product: StockedProduct,
  available: number,
): AppError | undefined => {
  const { minOrder, price } = product;
  if (body.quantity < minOrder) {
    const quantity = VALIDATION.minOrderQuantity(minOrder);
    return new AppError('validation_failed', { fields: { quantity } });
  }
  if (body.price !== undefined && toCents(body.price) !== toCents(price))
    return new AppError('price_changed');
  if (isOverOrderTotal(price, body.quantity))
    return new AppError('validation_failed', { fields: { quantity: orderTotalMessage() } });
  if (body.quantity > available) {
    const message = VALIDATION.outOfStock(minOrder, available);
    return new AppError('out_of_stock', { message, fields: { quantity: message } });
  }
  return undefined;
};

const insertedIdOf = (body: object): string | undefined =>
  'insertedId' in body && typeof body.insertedId === 'string' ? body.insertedId : undefined;

/** Decides a group of requests one after the other, each on its own merits. */
class Grants {
  readonly #facts: StockFacts;
  readonly #terms: GrantTerms;
  readonly #placed: StockCommit['placed'][number][] = [];
  readonly #removed: StockCommit['removed'][number][] = [];
  readonly #restocked: StockCommit['restocked'][number][] = [];
  #received = 0;
  #available: number;

  constructor(facts: StockFacts, terms: GrantTerms) {
    this.#facts = facts;
    this.#terms = terms;
    this.#available = facts.product?.available ?? 0;
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
    const { product } = this.#facts;
    return {
      stock: product && { product, available: pieces(this.#available), received: this.#received },
      placed: this.#placed,
      removed: this.#removed,
      restocked: this.#restocked,
    };
  }

  #place(request: PlaceRequest): StockOutcome {
    const { orderId } = request;
    const earlier = this.#placedUnderKey(request);
    if (earlier !== undefined)
      return { kind: 'placed', orderId: earlier, replayed: earlier !== orderId };
    if (this.#facts.orders.has(orderId)) return { kind: 'placed', orderId, replayed: false };

    const { product } = this.#facts;
    if (!product) return { kind: 'refused', error: new AppError('not_found') };
    const shelf = { minOrder: product.minOrder, available: pieces(this.#available) };
    const error = refusal(request, product, this.#available) ?? request.overLimit?.(shelf);
    if (error) return { kind: 'refused', error };

    this.#available -= request.body.quantity;
    this.#placed.push(this.#write(request, product));
    return { kind: 'placed', orderId, replayed: false };
  }

  /** The order that this request's key already stands for, in the database or earlier in this group. */
  #placedUnderKey({ idempotency }: PlaceRequest): string | undefined {
    if (!idempotency) return undefined;
    const inGroup = this.#placed.find(({ key }) => key?.id === idempotency.id);
    if (inGroup) {
      if (inGroup.key?.fingerprint !== idempotency.fingerprint)
        throw new AppError('idempotency_mismatch');
      return inGroup.order._id;
    }
    const record = this.#facts.keys.get(idempotency.id);
    const answer = firstAnswer(record, idempotency, this.#terms.now);
    return answer && insertedIdOf(answer);
  }

  #restock(request: RestockRequest): StockOutcome {
    const { delta, auditId, audit, idempotency } = request;
    if (this.#facts.audits.has(auditId)) return { kind: 'restocked', replayed: false };
    if (this.#wasRestocked(idempotency)) return { kind: 'restocked', replayed: true };
    if (!this.#facts.product) throw new AppError('not_found');
    requireCountable(pieces(this.#available), delta);

    this.#available += delta;
    this.#received += delta;
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

  #write(request: PlaceRequest, product: StockedProduct): StockCommit['placed'][number] {
    const { now, holdMs } = this.#terms;
    const { idempotency, orderId } = request;
    const key =
      idempotency &&
      recordOf(
        idempotency,
        'placeOrder',
        { insertedId: orderId },
        this.#facts.keys.get(idempotency.id),
        now,
      );
    const order = newOrder(request, product, now, request.holdMs ?? holdMs);
    return { order, key, mail: request.mailOf?.(order) };
  }

  #remove({ kind: _kind, attempted: _attempted, ...given }: RemoveRequest): StockOutcome {
    const { order, auditId } = given;
    if (this.#facts.audits.has(auditId)) return { kind: 'removed' };
    const present = this.#facts.orders.get(order._id);
    const inGroup = this.#removed.some((removal) => removal.order._id === order._id);
    if (!present || inGroup) return { kind: 'gone' };
    if (present.version !== order.version) return { kind: 'changed' };
    this.#available += order.quantity;
    this.#removed.push(given);
    return { kind: 'removed' };
  }
}

/**
 * Decides a group of requests for one product, first come first served: one that cannot be met is
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
