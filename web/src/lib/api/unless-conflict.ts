import { TOAST } from '@rollwell/functions/contract';
import { ApiError } from './api-error.ts';

/** What a toast says of a save that failed: a conflict is no failure, it asks what to save. */
export const unlessConflict = (error: Error): string | undefined =>
  error instanceof ApiError && error.code === 'conflict' ? undefined : TOAST.somethingWrong;
