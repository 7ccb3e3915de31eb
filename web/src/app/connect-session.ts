import type { QueryClient } from '@tanstack/react-query';
import {
  getSession,
  onInterruption,
  type Session,
  subscribeToSession,
  wasInterrupted,
} from '../entities/session/session-store.ts';
import { endSession, loadSession } from '../features/auth/load-auth.ts';
import { basketChanges } from '../features/basket/basket-count.ts';
import { connectSession } from '../lib/api/session-port.ts';
import { storage, tabStorage } from '../lib/storage.ts';
import { tabMemory } from '../lib/tab-memory.ts';
import { clearPageCache } from './service-worker.ts';

/**
 * Ties the session to the API client and to the caches: a refused token is renewed through the
 * auth feature, and nothing that one user loaded or typed is left for the next.
 */
export function connectSessionToApi(queryClient: QueryClient): void {
  connectSession({
    renew: async () => (await loadSession()).renewAccessToken(),
    lost: () => endSession('expired'),
    uid: () => getSession().user?.uid,
    onInterruption,
  });
  let { generation } = getSession();
  subscribeToSession(() => {
    const session = getSession();
    forgetAfter(session);
    if (session.generation === generation) return;
    generation = session.generation;
    queryClient.clear();
  });
}

/** Clears personal storage (listed in `lib/storage.ts`); the basket on the server stays. */
function forget(): void {
  storage.forgetPerson();
  tabStorage.forgetPerson();
  basketChanges.emit('elsewhere');
  clearPageCache();
}

/** Clears storage at sign-out, not when a session expires or the page reloads. */
function forgetAfter(session: Session): void {
  if (session.status === 'signed-in') tabMemory.dropOthers(session.user.uid);
  else if (
    session.status === 'signed-out' &&
    session.reason !== 'visitor' &&
    !wasInterrupted(session)
  )
    forget();
}
