import { useMutation } from '@tanstack/react-query';
import type { NewContactMessage } from '@rollwell/functions/contract';
import type { Keyed } from '../../../lib/use-idempotency-key.ts';
import { request } from '../../../lib/api/request.ts';

/** Leaves a message for the office by `POST /contact`. */
export const useCreateContactMessage = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<NewContactMessage>) =>
      request('createContactMessage', { body, idempotencyKey }),
  });
