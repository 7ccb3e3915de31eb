import { HEADER, type Order, orderAllows, purchasesOf } from '@rollwell/functions/contract';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import {
  orderKeys,
  type OrderListing,
  orderQuery,
  purchaseQuery,
} from '../../../entities/order/order-queries.ts';
import { productKeys } from '../../../entities/product/product-queries.ts';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { usePage } from '../../../lib/api/pages.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';

/** Polling interval in milliseconds without live reads. */
export const FALLBACK_INTERVAL_MS = 30_000;

/** One page of everybody's orders by `GET /order`, as an admin. */
export const useAllOrders = (page: number, listing: OrderListing) =>
  usePage({
    page,
    key: orderKeys.everybody(listing),
    fetch: (cursor, signal) =>
      requestWithHeaders('listOrders', { query: { cursor, ...listing }, signal }),
  });

/** Which ends of a page may lie within a purchase: another page comes before it, or after it. */
interface Edges {
  first: boolean;
  last: boolean;
}

/** The ends of the page that a cursor led to. */
export const edgesOf = (cursor: string | undefined, headers: Pick<Headers, 'get'>): Edges => ({
  first: cursor !== undefined,
  last: headers.get(HEADER.nextCursor) !== null,
});

/**
 * The orders of a page with all lines of the purchases that may go on on another page.
 *
 * @param linesOf gives the lines of a purchase by its id
 */
export async function withWholePurchases<Line extends Order>(
  orders: Line[],
  { first, last }: Edges,
  linesOf: (purchaseId: string) => Promise<Line[]>,
): Promise<Line[]> {
  const purchases = purchasesOf(orders);
  const ends = [first ? purchases[0] : undefined, last ? purchases.at(-1) : undefined];
  const cut = [...new Set(ends)].flatMap((lines) => lines?.[0].purchase?.id ?? []);
  const whole = await Promise.all(cut.map(linesOf));
  const more = whole.flat().filter(({ _id }) => !orders.some((order) => order._id === _id));
  return [...orders, ...more];
}

/** One page of a person's orders by `GET /order/{email}`, none of them in part. */
export const useOrdersOf = (email: string, page: number) =>
  usePage({
    page,
    key: orderKeys.of(email),
    fetch: async (cursor, signal) => {
      const { data, headers } = await requestWithHeaders('listOrdersOf', {
        ...{ params: { email }, query: { cursor }, signal },
      });
      const edges = edgesOf(cursor, headers);
      const linesOf = (id: string) => request('getPurchase', { params: { id }, signal });
      return { data: await withWholePurchases(data, edges, linesOf), headers };
    },
  });

/** How many recent orders are searched for a duplicate. */
const RECENT = 5;

export const recentOrdersQuery = (email: string) =>
  queryOptions({
    queryKey: orderKeys.recentOf(email),
    // Not aborted on unmount: whoever comes back finds it cached.
    queryFn: () => request('listOrdersOf', { params: { email }, query: { limit: RECENT } }),
  });

/** A person's newest orders by `GET /order/{email}`, the newest first. */
export const useRecentOrders = (email: string) => useQuery(recentOrdersQuery(email));

/** What has become of an order that a list no longer has; `gone` when it was cancelled. */
type LeftOrder = Order | 'gone';

/** Looks up orders that have left a list while their rows still stand there. */
export function useLeftOrders(ids: readonly string[]): ReadonlyMap<string, LeftOrder> {
  return useQueries({
    queries: ids.map((id) => orderQuery(id)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data, error }, index): [string, LeftOrder][] => {
          const id = ids[index] ?? '';
          if (isNotFound(error)) return [[id, 'gone']];
          return data ? [[id, data]] : [];
        }),
      ),
  });
}

const NONE: readonly Order[] = [];

/** The other lines of an order's purchase that can be refunded with it, once they are asked for. */
export function useRefundableOthers(order: Order, isAsked: boolean): readonly Order[] {
  const { purchase } = order;
  const { data = NONE } = useQuery({
    ...purchaseQuery(purchase?.id ?? ''),
    enabled: isAsked && purchase !== null,
  });
  return data.filter((line) => line._id !== order._id && orderAllows(line, 'askRefund'));
}

const todayQuery = queryOptions({
  queryKey: orderKeys.today,
  queryFn: ({ signal }) => request('getToday', { signal }),
  refetchInterval: FALLBACK_INTERVAL_MS,
});

/** Counts of open work by `GET /order/today`, as an admin. */
export const useToday = () => useQuery(todayQuery);

/** The same for what stands on every screen of the office, which counts again less often. */
export const useOpenWork = () =>
  useQuery({ ...todayQuery, refetchInterval: 10 * FALLBACK_INTERVAL_MS });

const returnedPaymentsQuery = queryOptions({
  queryKey: orderKeys.returnedPayments,
  queryFn: ({ signal }) => request('listReturnedPayments', { signal }),
  refetchInterval: FALLBACK_INTERVAL_MS,
});

/** The newest payments that went back because no order needed them, by `GET /payment/returned`. */
export const useReturnedPayments = () => useQuery(returnedPaymentsQuery);

const isSoldQuery = (productId: string) =>
  queryOptions({
    queryKey: productKeys.sold(productId),
    queryFn: async ({ signal }) => {
      try {
        await request('getProduct', { params: { id: productId }, signal });
        return true;
      } catch (error) {
        if (isNotFound(error)) return false;
        throw error;
      }
    },
  });

/** Whether the product of an order is still in the shop, by `GET /product/{id}`; undefined while nobody knows. */
export const useIsSold = (productId: string): boolean | undefined =>
  useQuery(isSoldQuery(productId)).data;
