interface ReactfireGlobals {
  _reactFirePreloadedObservables?: Map<string, unknown>;
  _reactFireFirestoreQueryCache?: unknown[];
}

/**
 * Empties reactfire's page-wide caches, which survive a sign-out and would show the next user the
 * permission error (or the data) of the one before. The sign-in state itself is kept: it is how
 * the change was noticed, and it belongs to no user.
 */
export function clearReactfireCache(): void {
  const globals = globalThis as ReactfireGlobals;
  for (const id of globals._reactFirePreloadedObservables?.keys() ?? []) {
    if (!id.startsWith('auth:user:')) globals._reactFirePreloadedObservables?.delete(id);
  }
  if (globals._reactFireFirestoreQueryCache) globals._reactFireFirestoreQueryCache.length = 0;
}
