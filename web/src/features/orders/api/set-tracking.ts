import type { TrackingForm } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';

/** Says where the parcel of an order can be followed by `PUT /order/tracking/{id}`, as an admin. */
export function useSetTracking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TrackingForm) => request('setTracking', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
