import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { orderKeys, type OrderListing } from '../../../lib/query/keys.ts';
import { FALLBACK_INTERVAL_MS } from './fallback-interval.ts';

interface AllOrdersOptions {
  page: number;
  listing: OrderListing;
  /** False when nobody tells of changes, so that the list is read again from time to time. */
  live: boolean;
}

/** One page of everybody's orders by `GET /order`, as an admin. */
export const useAllOrders = ({ page, listing, live }: AllOrdersOptions) =>
  useQuery({
    ...pageQuery(
      {
        key: orderKeys.everybody(listing),
        fetch: (cursor, signal) =>
          requestWithHeaders('listOrders', { query: { cursor, ...listing }, signal }),
      },
      page,
    ),
    placeholderData: keepPreviousData,
    refetchInterval: live ? false : FALLBACK_INTERVAL_MS,
  });
