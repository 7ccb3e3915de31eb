import type { ReactNode } from 'react';
import { Navigate, type To } from 'react-router-dom';
import { useSession } from '../../../entities/session/use-session.ts';

interface RedirectSignedInProps {
  to: To;
  /** What the screen there is to know, as a location's state. */
  state?: unknown;
  children: ReactNode;
}

/** Leads whoever is signed in away from a sign-in screen. */
export function RedirectSignedIn({ to, state, children }: RedirectSignedInProps) {
  const { status } = useSession();
  return status === 'signed-in' ? <Navigate to={to} replace state={state} /> : children;
}
