import { TOAST, type Product, type ProductChange } from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { productQuery } from './api/get-product.ts';
import { useUpdateProduct } from './api/update-product.ts';
import { differences, merged, onlySales, type Difference } from './product-merge.ts';

interface Conflict {
  yours: ProductChange;
  saved: Product;
  found: Difference[];
}

/** Sales may come in between again and again; this often a save is repeated by itself. */
const MAX_TRIES = 3;

/**
 * Saves an edited product. When it was changed meanwhile: sales alone are no reason to ask, for
 * anything else `conflict` says what is to be chosen, and nothing is saved until then.
 */
export function useSaveProduct(base: Product, onSaved: () => void) {
  const client = useQueryClient();
  const update = useUpdateProduct(base._id);
  const [conflict, setConflict] = useState<Conflict>();

  const handleConflict = async (yours: ProductChange, tries: number): Promise<void> => {
    const saved = await client.fetchQuery({ ...productQuery(base._id, true), staleTime: 0 });
    const found = differences(base, yours, saved);
    if (onlySales(found) && tries < MAX_TRIES) {
      const sold = new Set(found.map(({ fact }) => fact));
      return save(merged(yours, saved, sold), tries + 1);
    }
    setConflict({ yours, saved, found });
  };

  const save = async (change: ProductChange, tries = 1): Promise<void> => {
    try {
      await update.mutateAsync(change);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        return handleConflict(change, tries);
      }
      toast.error(TOAST.somethingWrong);
      throw error;
    }
    setConflict(undefined);
    toast.success(TOAST.updated);
    onSaved();
  };

  return { save, saving: update.isPending, conflict, leaveConflict: () => setConflict(undefined) };
}
