import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import {
  type Country,
  type Order,
  type OrderFilter,
  type OrderSort,
  type Purchase,
  purchasesOf,
} from '@rollwell/functions/contract';

/** What an admin looks for among orders, and from which end. */
export interface OrderSearch {
  /** Anything that an order is found by; empty for everything. */
  q: string;
  sort: OrderSort;
}

/** What narrows a list of orders besides words and state. */
export interface OrderNarrowing {
  /** The first and the last day (`2026-11-25`) on which they were placed. */
  from?: string | undefined;
  to?: string | undefined;
  /** Where they go. */
  country?: Country | undefined;
  /** Orders on a page; 50 where nothing is said. */
  limit?: number | undefined;
}

/** Which orders an admin sees. */
export interface OrderListing extends OrderSearch, OrderNarrowing {
  /** Undefined for all. */
  state: OrderFilter | undefined;
}

export const orderKeys = {
  all: ['orders'] as const,
  everybody: (listing: OrderListing) => ['orders', 'everybody', listing] as const,
  of: (email: string) => ['orders', 'of', email] as const,
  vatNumber: (number: string) => ['orders', 'vat-number', number] as const,
  everybodysCancelled: (search: OrderSearch) => ['orders', 'everybodys-cancelled', search] as const,
  cancelledOf: (email: string) => ['orders', 'cancelled-of', email] as const,
  cancelled: (id: string) => ['orders', 'cancelled', id] as const,
  recentOf: (email: string) => ['orders', 'recent', email] as const,
  one: (id: string) => ['orders', 'one', id] as const,
  linesOf: (id: string) => ['orders', 'lines', id] as const,
  purchase: (id: string) => ['orders', 'purchase', id] as const,
  /** What is printed of several. */
  packed: (ids: readonly string[]) => ['orders', 'packed', ids] as const,
  offices: ['orders', 'office'] as const,
  office: (id: string, updatedAt: string) => ['orders', 'office', id, updatedAt] as const,
  today: ['orders', 'today'] as const,
  /** Payments that no order needed. */
  returnedPayments: ['orders', 'returned-payments'] as const,
};

/**
 * Polling intervals of an order in milliseconds: beside live reads, which may be blocked; on the payment
 * page, which has none; while a payment is being confirmed.
 */
const INTERVAL_MS = { usual: 30_000, paying: 10_000, confirming: 3_000 } as const;

/** How often an unpaid order is polled. */
export type PollingPace = keyof typeof INTERVAL_MS;

/** One order by `GET /payment/{id}`, for its owner and admins. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => request('getPayment', { params: { orderId: id }, signal }),
    staleTime: 0,
  });

/** One order, polled. */
export const useOrder = (id: string, pace: PollingPace = 'usual') =>
  useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state }) => INTERVAL_MS[state.data?.paid === false ? pace : 'usual'],
  });

/** All lines that are there of a purchase by `GET /order/purchase/{id}`. */
export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.purchase(id),
    queryFn: ({ signal }) => request('getPurchase', { params: { id }, signal }),
    staleTime: 0,
  });

/**
 * What was cancelled, or not paid in time, of what an id is of, an order or a purchase, by
 * `GET /order/cancelled/lines/{id}`.
 */
export const cancelledQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.cancelled(id),
    queryFn: ({ signal }) => request('getCancelled', { params: { id }, signal }),
  });

/** How many of its lines are there of a purchase; one that was split counts once. */
export const linesThere = (lines: readonly Order[]): number =>
  new Set(lines.map(({ purchase }) => purchase?.line)).size;

/**
 * All that was ordered together with an order, by `GET /payment/{id}` and, where it is of a purchase,
 * `GET /order/purchase/{id}`.
 */
export const linesQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.linesOf(id),
    queryFn: async ({ client, signal }): Promise<Purchase> => {
      const order = await request('getPayment', { params: { orderId: id }, signal });
      if (!order.purchase) return [order];
      const { id: purchaseId } = order.purchase;
      const lines = await request('getPurchase', { params: { id: purchaseId }, signal });
      // So that what is said of the lines that are gone is there with the others.
      if (linesThere(lines) < order.purchase.lines)
        await client.prefetchQuery(cancelledQuery(purchaseId));
      return purchasesOf(lines)[0] ?? [order];
    },
    staleTime: 0,
  });

/** The lines of a purchase, polled. */
export const usePurchase = (id: string, pace: PollingPace) =>
  useQuery({
    ...purchaseQuery(id),
    refetchInterval: ({ state }) =>
      INTERVAL_MS[state.data?.some(({ paid }) => !paid) ? pace : 'usual'],
  });
