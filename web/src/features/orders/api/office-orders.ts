import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { NoteForm, Order, PartialRefundForm } from '@rollwell/functions/contract';
import { orderKeys } from '../../../entities/order/order-queries.ts';
import { request } from '../../../lib/api/request.ts';
import type { Keyed } from '../../../lib/use-idempotency-key.ts';
import { FALLBACK_INTERVAL_MS } from './orders.ts';

type Line = Pick<Order, '_id' | 'purchase' | 'updatedAt'>;

/** Read again when the line has changed, as it does when money went back. */
const officeOrderQuery = ({ _id, purchase, updatedAt }: Line) =>
  queryOptions({
    queryKey: orderKeys.office(purchase?.id ?? _id, updatedAt),
    queryFn: ({ signal }) => request('getOfficeOrder', { params: { id: _id }, signal }),
    staleTime: 0,
    placeholderData: (before, query) =>
      query?.queryKey[2] === (purchase?.id ?? _id) ? before : undefined,
  });

/** Notes, partial refunds and payment of an order, by any of its lines, by `GET /order/office/{id}`, as an admin. */
export const useOfficeOrder = (line: Line, isWanted = true) =>
  useQuery({
    ...officeOrderQuery(line),
    enabled: isWanted,
    refetchInterval: FALLBACK_INTERVAL_MS,
  });

/** Adds a note to an order by `POST /order/note/{id}`. */
export const useAddNote = (id: string) =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<NoteForm>) =>
      request('addNote', { params: { id }, body, idempotencyKey }),
    meta: { invalidates: [orderKeys.offices] },
  });

/** Gives an amount of what was paid for an order back by `POST /order/refund/amount/{id}`. */
export const useRefundAmount = (id: string) =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<PartialRefundForm>) =>
      request('refundAmount', { params: { id }, body, idempotencyKey }),
    meta: { invalidates: [orderKeys.all] },
  });
