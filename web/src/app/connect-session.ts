import type { QueryClient } from '@tanstack/react-query';
import { connectSession } from '../lib/api/session-port.ts';
import { clearReactfireCache } from '../lib/firebase/reactfire-cache.ts';
import { getSession, subscribeToSession } from '../lib/session/session-store.ts';

/**
 * Ties the session to the API client and to the caches: a refused token is renewed through the
 * auth feature, and nothing that one user loaded is left for the next.
 */
export function connectSessionToApi(queryClient: QueryClient): void {
  connectSession({
    renew: async () => (await import('../features/auth/session.ts')).renewAccessToken(),
    lost: async () => (await import('../features/auth/session.ts')).endSession('expired'),
  });
  let { generation } = getSession();
  subscribeToSession(() => {
    const next = getSession().generation;
    if (next === generation) return;
    generation = next;
    clearReactfireCache();
    queryClient.clear();
  });
}
