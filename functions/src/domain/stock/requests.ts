import type { AppError } from '../../contract/app-error.ts';
import type { NewOrder } from '../../contract/schemas/order.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { AuditEntry } from '../../data/audit.ts';
import type { Mail } from '../../data/mail.ts';
import type { StockedProduct, StockReturn } from '../../data/stock-repository.ts';
import type { IdempotencyRequest } from '../idempotency.ts';

/** Somebody wants pieces of a product. */
export interface PlaceRequest {
  kind: 'place';
  /** Chosen before the commit, so that a commit of unknown fate can be looked up. */
  orderId: string;
  uid: string;
  email: string;
  body: NewOrder;
  idempotency: IdempotencyRequest | undefined;
  /** How long the order is held, in milliseconds; as usual without it. */
  holdMs?: number;
  /** Why this person may not have it of a product with so much, unless it was placed before. */
  overLimit?: (shelf: Pick<StockedProduct, 'minOrder' | 'available'>) => AppError | undefined;
  /** The mail that tells the customer, written with the order. */
  mailOf?: ((order: Order) => Mail) | undefined;
  /** True once the request was part of a commit whose success is not known. */
  attempted: boolean;
}

/**
 * An order gives its pieces back. It is the order as it was when that was decided; any later change
 * voids the decision.
 */
export interface RemoveRequest extends StockReturn {
  kind: 'remove';
  attempted: boolean;
}

/** An admin adds pieces, or takes some away with a negative `delta`. */
export interface RestockRequest {
  kind: 'restock';
  productId: string;
  delta: number;
  /** Chosen before the commit, so that a commit of unknown fate can be looked up. */
  auditId: string;
  audit: AuditEntry;
  idempotency: IdempotencyRequest | undefined;
  attempted: boolean;
}

export type StockRequest = PlaceRequest | RemoveRequest | RestockRequest;

export type StockOutcome =
  /** `replayed`: an earlier call under the same key had placed it. */
  | { kind: 'placed'; orderId: string; replayed: boolean }
  | { kind: 'restocked'; replayed: boolean }
  | { kind: 'refused'; error: AppError }
  | { kind: 'removed' }
  /** The order changed since the removal was decided: look at it again. */
  | { kind: 'changed' }
  | { kind: 'gone' };
