import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingSpinner } from '../../../components/feedback/loading.tsx';
import { paths } from '../../../lib/paths.ts';
import { wasInterrupted } from '../../../entities/session/session-store.ts';
import { useSession } from '../../../entities/session/use-session.ts';
import type { LoginState } from '../came-from.ts';

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
