import type { Product } from '@rollwell/functions/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Asks which products have these article numbers, by one `POST /product/look-up`. */
export const useLookUpNumbers = () =>
  useMutation({
    mutationFn: (articleNumbers: string[]): Promise<Product[]> =>
      request('lookUpProducts', { body: { ids: [], articleNumbers } }),
  });
