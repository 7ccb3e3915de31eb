import { lazy, Suspense, useEffect, useState } from 'react';
import { QuietBoundary } from '../components/quiet-boundary.tsx';
import { readAccessToken } from '../lib/session/access-token.ts';
import { publishNobody } from '../lib/session/session-store.ts';

const SessionWatcher = lazy(async () => ({
  default: (await import('../features/auth/session-watcher.tsx')).SessionWatcher,
}));

/** Milliseconds that a visitor's first paint has before the sign-in SDK is fetched. */
const VISITOR_DELAY_MS = 300;

/**
 * Loads the sign-in SDK after the first paint: at once for somebody who has signed in before,
 * a moment later for a visitor. If it cannot be loaded, the public site works on without it.
 */
export function LazySessionWatcher() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const delay = readAccessToken() ? 0 : VISITOR_DELAY_MS;
    const timer = setTimeout(() => setWanted(true), delay);
    return () => clearTimeout(timer);
  }, []);
  if (!wanted) return null;
  return (
    <QuietBoundary onFailure={() => publishNobody('visitor')}>
      <Suspense>
        <SessionWatcher />
      </Suspense>
    </QuietBoundary>
  );
}
