import { AppError } from '../../contract/api/app-error.ts';
import type { Deps } from '../deps.ts';
import { firstInserted, type IdempotencyRequest } from '../idempotency.ts';

/** An id that was given now, or earlier under the same key. */
interface Placed {
  id: string;
  replayed: boolean;
}

/**
 * Places, or gives what was placed before under the key. The key is looked at with the stock; what is
 * refused before that, by terms of delivery that have changed or a register that does not answer, may
 * have been placed when they were others.
 * @throws AppError as `place` does, or `idempotency_mismatch`
 */
export const replayPlaced = async (
  { keys, now }: Pick<Deps, 'keys' | 'now'>,
  request: IdempotencyRequest | undefined,
  place: () => Promise<Placed>,
): Promise<Placed> => {
  try {
    return await place();
  } catch (error) {
    if (!request || !(error instanceof AppError)) throw error;
    const id = firstInserted(await keys.find(request.id), request, now());
    if (id === undefined) throw error;
    return { id, replayed: true };
  }
};
