import { useMutation } from '@tanstack/react-query';
import type { NewContactMessage } from '@rollwell/functions/contract';
import { request } from '../../../lib/api/request.ts';

/** Leaves a message for the office by `POST /contact`. */
export const useCreateContactMessage = () =>
  useMutation({
    mutationFn: (body: NewContactMessage) => request('createContactMessage', { body }),
  });
