import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { userKeys } from '../../../lib/query/keys.ts';

/** One page of everybody who ever signed in, by `GET /user`, as an admin. */
export const useUsers = (page: number) =>
  useQuery({
    ...pageQuery(
      {
        key: userKeys.list,
        fetch: (cursor, signal) => requestWithHeaders('listUsers', { query: { cursor }, signal }),
      },
      page,
    ),
    placeholderData: keepPreviousData,
  });
