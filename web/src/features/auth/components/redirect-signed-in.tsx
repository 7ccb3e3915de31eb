import type { ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { useSession } from '../../../lib/session/use-session.ts';

interface RedirectSignedInProps {
  /** Where to go when no screen asked for the sign-in. */
  fallback: string;
  children: ReactNode;
}

/** Leads whoever is signed in away: to the screen they came from, or to `fallback`. */
export function RedirectSignedIn({ fallback, children }: RedirectSignedInProps) {
  const { status } = useSession();
  const state = useLocation().state as { from?: Location } | null;
  if (status === 'signed-in') return <Navigate to={state?.from ?? fallback} replace />;
  return children;
}
