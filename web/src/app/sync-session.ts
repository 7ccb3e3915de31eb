import { tokenUser } from '../entities/session/token-user.ts';
import { ACCESS_TOKEN_KEY, readAccessToken } from '../lib/api/session-port.ts';
import { getSession, publishNobody, publishUser } from '../entities/session/session-store.ts';

/** Publishes whose token lies in the browser. No token, or one that says nothing, means nobody. */
function look(): void {
  const { user } = getSession();
  const owner = tokenUser(readAccessToken() ?? '');
  if (owner === null) publishNobody(user ? 'elsewhere' : 'visitor');
  else publishUser(owner);
}

/**
 * Keeps the session in step with the access token: from now on, and where another tab changed it or
 * a page comes back out of the browser's memory.
 *
 * @returns ends it
 */
export function syncSessionWithToken(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // All of the storage was emptied where there is no key.
    if (key === ACCESS_TOKEN_KEY || key === null) look();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  look();
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
