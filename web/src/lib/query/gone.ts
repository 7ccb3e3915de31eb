import { ApiError } from '../api/api-error.ts';

/** What is gone stays so: its id is never given again. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found';

/** `retryOnMount` of what has an id: another look at what is gone asks nobody. */
export const unlessGone = ({ state }: { state: { error: Error | null } }): boolean =>
  !isGone(state.error);
