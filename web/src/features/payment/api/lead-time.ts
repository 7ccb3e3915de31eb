import { DELIVERY } from '@rollwell/functions/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { productKeys } from '../../../lib/query/keys.ts';

const productsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.several(ids),
    // Small enough to come to its end where the purchase is cancelled meanwhile.
    queryFn: () => request('lookUpProducts', { body: { ids: [...ids], articleNumbers: [] } }),
  });

/**
 * Working days until the slowest of some products leaves us; `pending` while that is asked, undefined
 * where the shop has not all of them any more, or does not say.
 */
export function useLeadTime(
  productIds: readonly string[],
  enabled: boolean,
): number | 'pending' | undefined {
  const { data, isLoading } = useQuery({ ...productsQuery(productIds), enabled });
  if (isLoading) return 'pending';
  if (data?.length !== new Set(productIds).size) return undefined;
  const [, usual] = DELIVERY.handlingDays;
  return Math.max(...data.map(({ attributes }) => attributes?.leadTimeDays ?? usual));
}
