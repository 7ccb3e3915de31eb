import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';
import { FALLBACK_INTERVAL_MS } from './fallback-interval.ts';

interface OrdersOfOptions {
  email: string;
  page: number;
  /** False when nobody tells of changes, so that the list is read again from time to time. */
  live: boolean;
}

/** One page of a person's orders by `GET /order/{email}`. */
export const useOrdersOf = ({ email, page, live }: OrdersOfOptions) =>
  useQuery({
    ...pageQuery(
      {
        key: orderKeys.of(email),
        fetch: (cursor, signal) =>
          requestWithHeaders('listOrdersOf', { params: { email }, query: { cursor }, signal }),
      },
      page,
    ),
    placeholderData: keepPreviousData,
    refetchInterval: live ? false : FALLBACK_INTERVAL_MS,
  });
