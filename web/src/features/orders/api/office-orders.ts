import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoteForm, PartialRefundForm } from '@rollwell/functions/contract';
import { orderKeys } from '../../../entities/order/order-queries.ts';
import { request } from '../../../lib/api/request.ts';
import type { Keyed } from '../../../lib/use-idempotency-key.ts';
import { FALLBACK_INTERVAL_MS } from './orders.ts';

const officeOrderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.office(id),
    queryFn: ({ signal }) => request('getOfficeOrder', { params: { id }, signal }),
    staleTime: 0,
  });

/** Notes, partial refunds and payment of an order by `GET /order/office/{id}`, as an admin; not asked for without an id. */
export const useOfficeOrder = (id: string | undefined) =>
  useQuery({
    ...officeOrderQuery(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: FALLBACK_INTERVAL_MS,
  });

/** Adds a note to an order by `POST /order/note/{id}`. */
export function useAddNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<NoteForm>) =>
      request('addNote', { params: { id }, body, idempotencyKey }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.offices }),
  });
}

/** Gives an amount of what was paid for an order back by `POST /order/refund/amount/{id}`. */
export function useRefundAmount(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<PartialRefundForm>) =>
      request('refundAmount', { params: { id }, body, idempotencyKey }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
