import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { productKeys } from '../../../lib/query/keys.ts';

const isSoldQuery = (productId: string) =>
  queryOptions({
    queryKey: productKeys.sold(productId),
    queryFn: async ({ signal }) => {
      try {
        await request('getProduct', { params: { id: productId }, signal });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return false;
        throw error;
      }
    },
  });

/** Whether the product of an order is still in the shop, by `GET /product/{id}`; undefined while nobody knows. */
export const useIsSold = (productId: string): boolean | undefined =>
  useQuery(isSoldQuery(productId)).data;
