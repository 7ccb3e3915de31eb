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

const BasketInStep = lazyPart(
  async () => (await import('../features/basket/sync-basket.tsx')).BasketSync,
);

const never = (): boolean => false;

/**
 * Follows who is signed in. A page knows it by the access token that lies in the browser; the sign-in
 * SDK, a fifth of a screen's code, comes when something asks for it, such as a token to renew, and
 * from then on what it reports is followed as well. Draws nothing.
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
      {user && <BasketInStep key={user.uid} />}
    </>
  );
}
