import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, type To, useLocation } from 'react-router-dom';
import { LoadingSpinner } from '../../../components/feedback/loading.tsx';
import { ErrorNote } from '../../../components/feedback/query-state.tsx';
import { wasInterrupted } from '../../../entities/session/session-store.ts';
import { useIsAdmin, useSession } from '../../../entities/session/use-session.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import type { LoginState } from '../return-location.ts';
import { endSession } from '../load-auth.ts';

/**
 * Lets signed-in users through; everybody else goes to the login screen and comes back here
 * afterwards, unless leaving was their own choice.
 */
export function RequireUser() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <LoadingSpinner />;
  if (session.status === 'signed-in') return <Outlet />;
  const comesBack = session.reason === 'visitor' || wasInterrupted(session);
  const state: LoginState | null = comesBack ? { from: location } : null;
  return <Navigate to={paths.login} replace state={state} />;
}

/** Checks again when a call is refused as if the admin's rights were gone. */
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
  // Not while that very check is refused.
  useWhenRefused(error ? undefined : refetch);
  useEffect(() => {
    if (isAdmin !== false) return;
    // It clears the cache. In this tick the layout's effects, which run later, would refetch as nobody.
    queueMicrotask(() => endSession('not-admin'));
  }, [isAdmin]);
  if (isAdmin) return <Outlet />;
  if (error)
    return <ErrorNote error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <LoadingSpinner />;
}

interface RedirectSignedInProps {
  to: To;
  state?: unknown;
  children: ReactNode;
}

/** Leads whoever is signed in away from a sign-in screen. */
export function RedirectSignedIn({ to, state, children }: RedirectSignedInProps) {
  const { status } = useSession();
  return status === 'signed-in' ? <Navigate to={to} replace state={state} /> : children;
}
