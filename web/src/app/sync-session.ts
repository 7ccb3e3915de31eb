import { tokenUser } from '../entities/session/token-user.ts';
import { ACCESS_TOKEN_KEY, readAccessToken } from '../lib/api/session-port.ts';
import { getSession, publishNobody, publishUser } from '../entities/session/session-store.ts';

/** Publishes the user of the stored token; nobody where there is none or it cannot be read. */
function look(): void {
  const { user } = getSession();
  const owner = tokenUser(readAccessToken() ?? '');
  if (owner === null) publishNobody(user ? 'elsewhere' : 'visitor');
  else publishUser(owner);
}

/**
 * Syncs the session with the stored access token: now, when another tab changes it, and when the page
 * comes back from the back/forward cache.
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
