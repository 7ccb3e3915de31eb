import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { TOAST } from '@rollwell/functions/contract';
import { request } from '../../../lib/api/request.ts';
import { productKeys } from '../../../entities/product/product-queries.ts';

/** What people wait for to be back in stock. */
const stockAlertKeys = {
  all: ['stock-alerts'] as const,
  of: (email: string) => ['stock-alerts', 'of', email] as const,
};

const stockAlertsQuery = (email: string) =>
  queryOptions({
    queryKey: stockAlertKeys.of(email),
    queryFn: ({ signal }) => request('listStockAlerts', { params: { email }, signal }),
    staleTime: 0,
  });

/** What the signed-in person waits for, by `GET /user/stock-alert/{email}`. */
export const useStockAlerts = (email: string) => useQuery(stockAlertsQuery(email));

/** Asks to be told of a product by `PUT /product/stock-alert/{id}`, or not any more by `DELETE`. */
export const useChangeStockAlert = (call: 'addStockAlert' | 'removeStockAlert') =>
  useMutation({
    mutationFn: async (id: string) => {
      await request(call, { params: { id } });
    },
    meta: {
      failureToast: TOAST.somethingWrong,
      // Whoever is refused may have seen a product that is back.
      invalidates: [stockAlertKeys.all, productKeys.all],
    },
  });
