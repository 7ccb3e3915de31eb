import type { Product, ProductChange } from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSaveWithConflict } from '../../lib/use-save-with-conflict.ts';
import { useUpdateProduct } from './api/products.ts';
import { productQuery } from '../../entities/product/product-queries.ts';
import { differences, merged } from './product-merge.ts';

/** Saves an edited product. Sales change no fact, so they are no reason to ask. */
export function useSaveProduct(base: Product, onSaved: () => void) {
  const client = useQueryClient();
  const update = useUpdateProduct(base._id);
  return useSaveWithConflict({
    send: (change: ProductChange) => update.mutateAsync(change),
    readSaved: () => client.fetchQuery({ ...productQuery(base._id, true), staleTime: 0 }),
    differences: (yours, saved) => differences(base, yours, saved),
    merged,
    onSaved,
  });
}
