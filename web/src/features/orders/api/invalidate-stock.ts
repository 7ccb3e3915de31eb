import type { QueryClient } from '@tanstack/react-query';
import { orderKeys, productKeys } from '../../../lib/query/keys.ts';

/**
 * Has read again what an order changes that comes, goes or gives its pieces back: orders and stock.
 *
 * @param refetchType `none` leaves what shows at the moment until it shows next
 */
export const invalidateStock = (client: QueryClient, refetchType: 'active' | 'none' = 'active') =>
  Promise.all(
    [orderKeys.all, productKeys.all].map((queryKey) =>
      client.invalidateQueries({ queryKey, refetchType }),
    ),
  );
