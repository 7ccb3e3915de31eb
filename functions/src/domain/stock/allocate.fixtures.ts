import { destinationsOf } from '../../contract/delivery/destinations.ts';
import { NO_SHARES } from '../../contract/money/quote.ts';
import { SAMPLE_SETTINGS } from '../../contract/shop-settings.ts';
import { pieces } from '../../contract/money/units.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import type { StockedProduct, StockFacts } from '../../data/products/stock-repository.ts';
import { newOrder } from '../orders/new-order.ts';
import { allocate } from './allocate.ts';
import type { OrderLine, PlaceRequest, RemoveRequest, StockRequest } from './requests.ts';

export const NOW = Date.UTC(2026, 10, 21);
export const HOUR_MS = 60 * 60 * 1000;
export const terms = { now: NOW, holdMs: 24 * HOUR_MS };
export const product: StockedProduct = {
  id: 'roller',
  name: 'Microfibre roller',
  price: 4.35,
  minOrder: pieces(2),
  available: pieces(10),
  version: '2026-11-20T00:00:00.000001Z',
};

/** Products by id, as they are read. */
export const stocked = (...products: readonly StockedProduct[]) =>
  new Map(products.map((one) => [one.id, one]));

export const facts = (more: Partial<StockFacts> = {}): StockFacts => ({
  products: stocked(product),
  orders: new Map(),
  keys: new Map(),
  audits: new Set(),
  ...more,
});

export const line = (
  orderId: string,
  quantity = 2,
  body: Partial<OrderLine['body']> = {},
): OrderLine => ({
  orderId,
  body: {
    productId: 'roller',
    customerName: 'Buyer',
    phone: '1',
    address: 'Street 1',
    city: 'Town',
    quantity,
    ...body,
  },
});

const byBuyer = {
  kind: 'place',
  uid: 'uid',
  email: 'buyer@test.example',
  delivery: { terms: destinationsOf(SAMPLE_SETTINGS)[0], postcode: '', seenCost: undefined },
  attempted: false,
} as const;

/** A request for one order by itself. */
export const place = (
  orderId: string,
  quantity = 2,
  { idempotency, ...body }: Partial<OrderLine['body'] & Pick<PlaceRequest, 'idempotency'>> = {},
): PlaceRequest => ({
  ...byBuyer,
  lines: [line(orderId, quantity, body)],
  purchaseId: null,
  idempotency,
});

/** A request for several products at once. */
export const purchase = (
  purchaseId: string,
  lines: PlaceRequest['lines'],
  idempotency?: PlaceRequest['idempotency'],
): PlaceRequest => ({ ...byBuyer, lines, purchaseId, idempotency });

export const order = (id: string, quantity: number): WholeOrder => ({
  ...newOrder(
    place(id),
    line(id, quantity),
    { product, shares: NO_SHARES },
    { now: NOW, holdMs: HOUR_MS },
  ),
  checkoutSessionId: null,
  refundRequest: null,
  version: 'v1',
});

export const remove = (of: WholeOrder): RemoveRequest => ({
  kind: 'remove',
  returns: [
    {
      order: of,
      ended: { order: of, how: 'cancelled', at: NOW, by: of.email, reason: '' },
      auditId: `audit-${of._id}`,
      audit: { type: 'order.cancelled', at: NOW, by: 'buyer@test.example', details: {} },
    },
  ],
  attempted: false,
});

/** How each of the requests fares. */
export const kinds = (all: StockFacts, requests: StockRequest[]): string[] =>
  allocate(all, requests, terms).outcomes.map((outcome) =>
    outcome.kind === 'refused' ? outcome.error.code : outcome.kind,
  );
