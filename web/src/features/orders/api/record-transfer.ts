import type { TransferForm } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Keyed } from '../../../lib/use-attempt-key.ts';
import { request } from '../../../lib/api/request.ts';
import { orderKeys } from '../../../lib/query/keys.ts';

/** Records a bank transfer in place of a failed refund by `POST /order/transfer/{id}`, as an admin. */
export function useRecordTransfer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<TransferForm>) =>
      request('recordTransfer', { params: { id }, body, idempotencyKey }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
