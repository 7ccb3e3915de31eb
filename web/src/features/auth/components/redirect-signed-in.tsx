import type { ReactNode } from 'react';
import { Navigate, type To } from 'react-router-dom';
import { useSession } from '../../../lib/session/use-session.ts';

interface RedirectSignedInProps {
  to: To;
  children: ReactNode;
}

/** Leads whoever is signed in away from a sign-in screen. */
export function RedirectSignedIn({ to, children }: RedirectSignedInProps) {
  const { status } = useSession();
  return status === 'signed-in' ? <Navigate to={to} replace /> : children;
}
