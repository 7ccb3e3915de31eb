import { usePage } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';

/** One page of what customers have withdrawn from, by `GET /withdrawal`, as an admin. */
export const useWithdrawals = (page: number) =>
  usePage({
    page,
    key: ['withdrawals'],
    fetch: (cursor, signal) => requestWithHeaders('listWithdrawals', { query: { cursor }, signal }),
  });
