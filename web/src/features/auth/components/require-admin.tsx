import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingSpinner } from '../../../components/loading.tsx';
import { ErrorNote } from '../../../components/query-state.tsx';
import { useIsAdmin } from '../../../lib/session/use-is-admin.ts';
import { endSession } from '../end-session.ts';

/** Lets admins through. A signed-in user who is not one is signed out and sent to login. */
export function RequireAdmin() {
  const { data: isAdmin, error, refetch, isFetching } = useIsAdmin();
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
