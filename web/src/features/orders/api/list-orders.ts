import type { OrderFilter } from '@rollwell/functions/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';
import { FALLBACK_INTERVAL_MS } from './fallback-interval.ts';

interface AllOrdersOptions {
  page: number;
  /** Undefined for all of them. */
  filter: OrderFilter | undefined;
  /** False when nobody tells of changes, so that the list is read again from time to time. */
  live: boolean;
}

/** One page of everybody's orders by `GET /order`, as an admin. */
export const useAllOrders = ({ page, filter, live }: AllOrdersOptions) =>
  useQuery({
    ...pageQuery(
      {
        key: orderKeys.everybody(filter),
        fetch: (cursor, signal) =>
          requestWithHeaders('listOrders', { query: { cursor, state: filter }, signal }),
      },
      page,
    ),
    placeholderData: keepPreviousData,
    refetchInterval: live ? false : FALLBACK_INTERVAL_MS,
  });
