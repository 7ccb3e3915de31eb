import type { AppError } from '../../contract/app-error.ts';
import type { NewOrder } from '../../contract/schemas/order.ts';
import type { AuditEntry } from '../../data/audit.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
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
  /** True once the request was part of a commit whose success is not known. */
  attempted: boolean;
}

/** An order gives its pieces back and ceases to exist. */
export interface RemoveRequest {
  kind: 'remove';
  /** The order as it was when the removal was decided; any later change voids the decision. */
  order: OrderRecord;
  auditId: string;
  audit: AuditEntry;
  attempted: boolean;
}

export type StockRequest = PlaceRequest | RemoveRequest;

export type StockOutcome =
  /** `replayed`: an earlier call under the same key had placed it. */
  | { kind: 'placed'; orderId: string; replayed: boolean }
  | { kind: 'refused'; error: AppError }
  | { kind: 'removed' }
  /** The order changed since the removal was decided: look at it again. */
  | { kind: 'changed' }
  | { kind: 'gone' };
