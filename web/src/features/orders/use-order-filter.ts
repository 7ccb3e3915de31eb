import { ORDER_FILTERS, ORDER_SORTS } from '@rollwell/functions/contract';
import { useSearchParams } from 'react-router-dom';
import type { OrderListing } from '../../entities/order/order-queries.ts';

/** What the URL asks for; all orders, newest first, where it asks for nothing known. */
export function useOrderListing(): OrderListing {
  const [params] = useSearchParams();
  const [state, sort] = [params.get('state'), params.get('sort')];
  return {
    state: ORDER_FILTERS.find((filter) => filter === state),
    q: params.get('q')?.trim() ?? '',
    sort: ORDER_SORTS.find((name) => name === sort) ?? 'newest',
  };
}

/** The query of the URL that shows these orders, from their first page on. */
export const searchOf = ({ state, q, sort }: Partial<OrderListing>): string =>
  new URLSearchParams({
    ...(state && { state }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
  }).toString();
