import { ApiError } from './api/api-error.ts';
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
