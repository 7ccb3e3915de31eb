import { useEffect, useState } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { readAccessToken } from '../lib/session/access-token.ts';
import { publishNobody } from '../lib/session/session-store.ts';
import { useSession } from '../lib/session/use-session.ts';

const SessionWatcher = lazyPart(async () =>
  (await import('./session-parts.tsx')).prepareSessionParts(),
);

/**
 * Without any network a browser calls itself offline from the start, and a shop on the same laptop
 * answers all the same. Only a connection that was there can be lost. (No browser: prerendering.)
 */
const beganOnline = typeof navigator !== 'undefined' && navigator.onLine;
const lostConnection = (): boolean => beganOnline && !navigator.onLine;

/** True once an access token was seen here: at the start, or since another tab signed in. */
function useStoredToken(): boolean {
  const [stored, setStored] = useState(false);
  useEffect(() => {
    const look = () => {
      if (readAccessToken()) setStored(true);
    };
    look();
    const events = ['storage', 'pageshow'];
    for (const event of events) addEventListener(event, look);
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  return stored;
}

/** True from the first moment on that the shop can be reached. */
function useReached(): boolean {
  const [reached, setReached] = useState(() => !lostConnection());
  useEffect(() => {
    const onOnline = () => setReached(true);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return reached;
}

/**
 * Loads the sign-in SDK where a session lies, and never for a visitor: no access token means nobody.
 * Without a connection it waits for one: who is signed in is unknown until then. If the SDK cannot be
 * loaded, the public site works on without it, until it can.
 */
export function LazySessionWatcher() {
  const stored = useStoredToken();
  const reached = useReached();
  const { status } = useSession();
  useEffect(() => {
    if (!readAccessToken()) publishNobody('visitor');
  }, []);
  const wanted = stored || status === 'signed-in';
  return wanted && reached && <SessionWatcher onFailure={() => publishNobody('visitor')} />;
}
