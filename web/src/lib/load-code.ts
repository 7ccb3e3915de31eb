import { ApiError } from './api/api-error.ts';
import { tabStorage } from './storage.ts';
import { texts } from './texts.ts';

/** A small file of the shop, to ask whether the shop can be reached at all. */
const PROBE = '/site.webmanifest';

async function shopAnswers(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads code with `import()`, and says why where it does not come. A browser may remember a failed
 * import for as long as the page is open (they did until 2026), and after a deployment the file is
 * gone: where the shop answers but its code does not come, only loading the page again helps.
 *
 * @throws {ApiError} `offline` when the shop cannot be reached, `outdated` when it can
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw (await shopAnswers())
      ? new ApiError('outdated', texts.failures.outdated, { cause })
      : new ApiError('offline', texts.failures.offline, { cause });
  }
}

export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'outdated';

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

/** An asynchronous step whose result everybody shares. One that fails is taken again next time. */
export function memoizeAsync<T>(step: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= step().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
