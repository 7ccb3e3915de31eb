import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { FALLBACK_INTERVAL_MS, orderKeys } from './order-keys.ts';

interface AllOrdersOptions {
  page: number;
  /** False when nobody tells of changes, so that the list is read again from time to time. */
  live: boolean;
}

/** One page of everybody's orders by `GET /order`, as an admin. */
export const useAllOrders = ({ page, live }: AllOrdersOptions) =>
  useQuery({
    ...pageQuery(
      {
        key: orderKeys.everybody,
        fetch: (cursor, signal) => requestWithHeaders('listOrders', { query: { cursor }, signal }),
      },
      page,
    ),
    placeholderData: keepPreviousData,
    refetchInterval: live ? false : FALLBACK_INTERVAL_MS,
  });
