import { useEffect, useState } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { readAccessToken } from '../lib/session/access-token.ts';
import { publishNobody } from '../lib/session/session-store.ts';

const SessionWatcher = lazyPart(async () =>
  (await import('../features/auth/session-watcher.tsx')).prepareSessionWatcher(),
);

/**
 * Without any network a browser calls itself offline from the start, and a shop on the same laptop
 * answers all the same. Only a connection that was there can be lost. (No browser: prerendering.)
 */
const beganOnline = typeof navigator !== 'undefined' && navigator.onLine;
const lostConnection = (): boolean => beganOnline && !navigator.onLine;

/** Milliseconds that a visitor's first paint has before the sign-in SDK is fetched. */
const VISITOR_DELAY_MS = 300;

/**
 * Loads the sign-in SDK after the first paint: at once for somebody who has signed in before,
 * a moment later for a visitor. Without a connection it waits for one: who is signed in is unknown
 * until then. If the SDK cannot be loaded, the public site works on without it, until it can.
 */
export function LazySessionWatcher() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const delay = readAccessToken() ? 0 : VISITOR_DELAY_MS;
    const load = () => setWanted(true);
    const timer = setTimeout(() => {
      if (lostConnection()) addEventListener('online', load, { once: true });
      else load();
    }, delay);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, []);
  return wanted && <SessionWatcher onFailure={() => publishNobody('visitor')} />;
}
