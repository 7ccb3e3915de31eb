import type { Order } from '@rollwell/functions/contract';
import { useQueries } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { orderQuery } from '../../../lib/query/order.ts';

/** What has become of an order that a list no longer has; `gone` when it was cancelled. */
export type LeftOrder = Order | 'gone';

/** Looks up orders that have left a list while their rows still stand there. */
export function useLeftOrders(ids: readonly string[]): ReadonlyMap<string, LeftOrder> {
  return useQueries({
    queries: ids.map((id) => orderQuery(id)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data, error }, index): [string, LeftOrder][] => {
          const id = ids[index] ?? '';
          if (error instanceof ApiError && error.code === 'not_found') return [[id, 'gone']];
          return data ? [[id, data]] : [];
        }),
      ),
  });
}
