import {
  MAX_PURCHASE_LINES,
  MAX_SHIPMENTS,
  type Product,
  type Purchase,
} from '@rollwell/functions/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { linesQuery, orderKeys } from '../../../entities/order/order-queries.ts';
import { productsByIdQuery } from '../../../entities/product/product-queries.ts';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { toPack } from './whole-orders.ts';

/** What is printed of some orders. */
export interface PackedOrders {
  orders: readonly Purchase[];
  /** Those that are still sold, by their ids. */
  products: ReadonlyMap<string, Product>;
  /** How many of the orders are gone. */
  missing: number;
}

const AN_ID = /^[0-9A-Za-z]{1,64}$/;

/** The ids of orders that an address names, each once. */
const idsIn = (params: URLSearchParams): string[] =>
  [
    ...new Set(
      params
        .get('ids')
        ?.split(',')
        .filter((id) => AN_ID.test(id)),
    ),
  ].slice(0, MAX_SHIPMENTS);

/** The query of an address that names orders. */
export const searchOfIds = (orders: readonly Purchase[]): string =>
  `?ids=${orders.map(([{ _id }]) => _id).join(',')}`;

async function orderOf(client: QueryClient, id: string): Promise<Purchase | undefined> {
  try {
    return await client.fetchQuery(linesQuery(id));
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

async function productsOf(client: QueryClient, orders: readonly Purchase[]) {
  const ids = [...new Set(orders.flatMap(toPack).map(({ productId }) => productId))].sort();
  const found: Product[] = [];
  for (let from = 0; from < ids.length; from += MAX_PURCHASE_LINES)
    found.push(
      ...(await client.fetchQuery(productsByIdQuery(ids.slice(from, from + MAX_PURCHASE_LINES)))),
    );
  return new Map(found.map((product) => [product._id, product]));
}

const packedOrdersQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: orderKeys.packed(ids),
    queryFn: async ({ client }): Promise<PackedOrders> => {
      const found = await Promise.all(ids.map((id) => orderOf(client, id)));
      const orders = found.filter((lines) => lines !== undefined);
      const products = await productsOf(client, orders);
      return { orders, products, missing: ids.length - orders.length };
    },
    // What is on paper stays as it is: it is not read again while somebody looks at it.
    staleTime: 60_000,
  });

/** The orders that the address of a page names, with their products, as an admin. */
export function usePackedOrders() {
  const ids = idsIn(useSearchParams()[0]);
  return { ids, query: useQuery(packedOrdersQuery(ids)) };
}
