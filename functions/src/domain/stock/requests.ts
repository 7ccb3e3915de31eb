import type { AppError } from '../../contract/api/app-error.ts';
import type { DeliveryPace } from '../../contract/delivery/delivery.ts';
import type { QuotedDestination } from '../../contract/money/quote.ts';
import type { NewOrder } from '../../contract/schemas/new-order.ts';
import type { ConfirmedVatNumber } from '../../contract/schemas/vat-number.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { AuditEntry } from '../../data/firestore/audit.ts';
import type { Mail } from '../../data/people/mail.ts';
import type { StockedProduct, StockReturn } from '../../data/products/stock-repository.ts';
import type { IdempotencyRequest } from '../idempotency.ts';

/** What somebody wants of one product. */
export interface OrderLine {
  /** Chosen before the commit, so that a commit of unknown fate can be looked up. */
  orderId: string;
  body: NewOrder;
}

/** Where it all goes, on which terms. */
export interface AskedDelivery {
  terms: QuotedDestination;
  /** Who pays the VAT, where that is not the shop. */
  business?: ConfirmedVatNumber;
  postcode: string;
  /** What the customer was told that it costs (decimal), if they were told. */
  seenCost: number | undefined;
  /** What they were told that is not charged of the VAT (decimal), if they were told. */
  seenVatOff?: number | undefined;
}

/** Somebody wants pieces of a product, or of several: all of it or nothing. */
export interface PlaceRequest {
  kind: 'place';
  /** Each of another product. */
  lines: readonly [OrderLine, ...OrderLine[]];
  /** What the lines have in common; null for an order by itself. */
  purchaseId: string | null;
  delivery: AskedDelivery;
  uid: string;
  email: string;
  /** Who placed it, where that is not its owner. */
  by?: string | undefined;
  idempotency: IdempotencyRequest | undefined;
  /** How long the orders are held, in milliseconds; as usual without it. */
  holdMs?: number;
  /** Why this person may not have so much of a product with so much, unless it was placed before. */
  overLimit?: (
    quantity: number,
    level: Pick<StockedProduct, 'minOrder' | 'available'>,
  ) => AppError | undefined;
  /** The one mail that tells the customer, written with the orders; `pace` is that of the slowest. */
  mailOf?: ((orders: readonly [Order, ...Order[]], pace: DeliveryPace) => Mail) | undefined;
  /** True once the request was part of a commit whose success is not known. */
  attempted: boolean;
}

/**
 * An order gives its pieces back, or several do: all of them or none. They are the orders as they
 * were when that was decided; any later change voids the decision.
 */
export interface RemoveRequest {
  kind: 'remove';
  returns: readonly [StockReturn, ...StockReturn[]];
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
  /** By the id that `placedId` gives; `replayed`: an earlier call under the same key had placed it. */
  | { kind: 'placed'; id: string; replayed: boolean }
  | { kind: 'restocked'; replayed: boolean }
  | { kind: 'refused'; error: AppError }
  | { kind: 'removed' }
  /** An order changed since the removal was decided, or some are gone: look at them again. */
  | { kind: 'changed' }
  | { kind: 'gone' };

/** What a request's success is called by: the purchase, or the order by itself. */
export const placedId = ({ purchaseId, lines }: PlaceRequest): string =>
  purchaseId ?? lines[0].orderId;

/** Ids of the products that a request is about. */
export const productsOf = (request: StockRequest): string[] => {
  switch (request.kind) {
    case 'place':
      return request.lines.map(({ body }) => body.productId);
    case 'remove':
      return [...new Set(request.returns.map(({ order }) => order.productId))];
    case 'restock':
      return [request.productId];
  }
};
