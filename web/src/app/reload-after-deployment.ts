import { storage } from '../lib/storage.ts';

const RELOADED_AT_KEY = 'reloadedAt';
/** Milliseconds within which a second failure is no longer put down to a deployment. */
const ONCE_PER_MS = 60_000;

/**
 * A page that was open during a deployment asks for code under names that are gone. Loading the
 * page again gets the new names; if that does not help, the screen's error boundary shows.
 */
export function reloadAfterDeployment(): void {
  addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(storage.read(RELOADED_AT_KEY) ?? 0);
    if (!navigator.onLine || Date.now() - reloadedAt < ONCE_PER_MS) return;
    event.preventDefault();
    storage.write(RELOADED_AT_KEY, String(Date.now()));
    location.reload();
  });
}
