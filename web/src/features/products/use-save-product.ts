import { TOAST, type Product, type ProductChange } from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { productQuery } from './api/get-product.ts';
import { useUpdateProduct } from './api/update-product.ts';
import { differences, merged, type Difference } from './product-merge.ts';

interface Conflict {
  yours: ProductChange;
  saved: Product;
  found: Difference[];
}

/** A save whose answer was lost meets itself as a conflict; this often it is sent again. */
const MAX_TRIES = 3;

/**
 * Saves an edited product. When somebody else changed it meanwhile, `conflict` says what is to be
 * chosen, and nothing is saved until then. Sales change no fact, so they are no reason to ask.
 */
export function useSaveProduct(base: Product, onSaved: () => void) {
  const client = useQueryClient();
  const update = useUpdateProduct(base._id);
  const [conflict, setConflict] = useState<Conflict>();

  const handleConflict = async (yours: ProductChange, tries: number): Promise<void> => {
    const saved = await client.fetchQuery({ ...productQuery(base._id, true), staleTime: 0 });
    const found = differences(base, yours, saved);
    if (found.length === 0 && tries < MAX_TRIES) {
      return save(merged(yours, saved, new Set()), tries + 1);
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
      throw error;
    }
    setConflict(undefined);
    toast.success(TOAST.updated);
    onSaved();
  };

  return { save, saving: update.isPending, conflict, leaveConflict: () => setConflict(undefined) };
}
