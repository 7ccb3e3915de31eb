import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../components/feedback/lazy-part.tsx';
import { useSession } from '../entities/session/use-session.ts';
import { refreshFromProvider } from '../features/auth/load-auth.ts';
import {
  isAuthStarted,
  pendingSignOut,
  subscribeToAuthStart,
} from '../lib/firebase/auth-status.ts';
import { syncSessionWithToken } from './sync-session.ts';

const SessionWatcher = lazyPart(async () =>
  (await import('../features/auth/session-watcher.tsx')).prepareSessionWatcher(),
);

const BasketSync = lazyPart(
  async () => (await import('../features/basket/sync-basket.tsx')).BasketSync,
);

const never = (): boolean => false;

/**
 * Keeps the session up to date: from the stored access token at once, and from the sign-in SDK once
 * something has loaded that, such as a token to renew. Renders nothing.
 */
export function LazySessionWatcher() {
  const { user } = useSession();
  const withSdk = useSyncExternalStore(subscribeToAuthStart, isAuthStarted, never);
  useEffect(syncSessionWithToken, []);
  useEffect(() => {
    if (pendingSignOut.isSet()) void refreshFromProvider();
  }, []);
  return (
    <>
      {withSdk && <SessionWatcher />}
      {user && <BasketSync key={user.uid} />}
    </>
  );
}
