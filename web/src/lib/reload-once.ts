import { tabStorage } from './storage.ts';

const RELOADED_AT_KEY = 'reloadedAt';
/** Milliseconds within which a page does not load itself again a second time. */
const ONCE_PER_MS = 60_000;

/**
 * Loads the page again, unless it did so by itself a moment ago or cannot remember whether it did:
 * a page that loads itself for ever is worse than one that says what is wrong.
 *
 * @returns whether the page is being loaded again
 */
export function reloadOnce(): boolean {
  const reloadedAt = Number(tabStorage.read(RELOADED_AT_KEY) ?? 0);
  if (Date.now() - reloadedAt < ONCE_PER_MS) return false;
  if (!tabStorage.write(RELOADED_AT_KEY, String(Date.now()))) return false;
  location.reload();
  return true;
}
