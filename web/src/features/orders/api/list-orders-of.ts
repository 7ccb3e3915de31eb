import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';

interface OrdersOfOptions {
  email: string;
  page: number;
}

/** One page of a person's orders by `GET /order/{email}`. */
export const useOrdersOf = ({ email, page }: OrdersOfOptions) =>
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
  });
