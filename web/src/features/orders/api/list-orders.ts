import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { orderKeys, type OrderListing } from '../../../lib/query/keys.ts';

interface AllOrdersOptions {
  page: number;
  listing: OrderListing;
}

/** One page of everybody's orders by `GET /order`, as an admin. */
export const useAllOrders = ({ page, listing }: AllOrdersOptions) =>
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
  });
