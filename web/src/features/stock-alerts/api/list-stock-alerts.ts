import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { stockAlertKeys } from '../../../lib/query/keys.ts';

const stockAlertsQuery = (email: string) =>
  queryOptions({
    queryKey: stockAlertKeys.of(email),
    queryFn: ({ signal }) => request('listStockAlerts', { params: { email }, signal }),
    staleTime: 0,
  });

/** What the signed-in person waits for, by `GET /user/stock-alert/{email}`. */
export const useStockAlerts = (email: string) => useQuery(stockAlertsQuery(email));
