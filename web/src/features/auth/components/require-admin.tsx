import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingSpinner } from '../../../components/feedback/loading.tsx';
import { ErrorNote } from '../../../components/feedback/query-state.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useIsAdmin } from '../../../entities/session/use-session.ts';
import { endSession } from '../end-session.ts';

/** Asks once more when a call is refused as it is to somebody who has lost an admin's rights. */
function useWhenRefused(ask: (() => Promise<unknown>) | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!ask) return undefined;
    const listen = (event: { type: string; action?: { type: string; error?: unknown } }): void => {
      const error = event.action?.error;
      // An order of somebody else's is not there for a customer.
      if (error instanceof ApiError && [403, 404].includes(error.status)) void ask();
    };
    const ends = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe(listen),
    );
    return () => ends.forEach((end) => end());
  }, [client, ask]);
}

/** Lets admins through. A signed-in user who is not one is signed out and sent to login. */
export function RequireAdmin() {
  const { data: isAdmin, error, refetch, isFetching } = useIsAdmin();
  // Not while that very question is refused.
  useWhenRefused(error ? undefined : refetch);
  useEffect(() => {
    if (isAdmin !== false) return;
    // It empties the cache. The effects of the layout around, which come after this one, still know
    // the person, and would have it ask the API once more, as nobody.
    queueMicrotask(() => endSession('not-admin'));
  }, [isAdmin]);
  if (isAdmin) return <Outlet />;
  if (error)
    return <ErrorNote error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <LoadingSpinner />;
}
