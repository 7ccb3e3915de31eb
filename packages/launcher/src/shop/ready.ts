import { readFileSync } from 'node:fs';

const POLL_MS = 100;

/** Long, because on a busy machine the first answer takes a while and each new try costs a process. */
const REQUEST_TIMEOUT_MS = 20_000;

/** Whether an address answers 200 now. */
async function answersOk(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/**
 * Waits until every address has answered 200.
 * @param giveUp asked between two tries; true ends the waiting
 * @returns the first address that did not answer in time, or nothing when all did
 */
export async function waitUntilReady(
  urls: readonly string[],
  timeoutMs: number,
  giveUp: () => boolean,
): Promise<string | undefined> {
  const deadline = Date.now() + timeoutMs;
  for (const url of urls) {
    while (!(await answersOk(url))) {
      if (giveUp() || Date.now() > deadline) return url;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  return undefined;
}

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A log without its colours. */
export function readLog(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(ANSI, '');
}

/** The end of a text, without empty lines and the requests that were only asking whether it is up. */
export function lastLines(text: string, lines: number): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('hosting') && !/[│┌├└]/.test(line))
    .slice(-lines)
    .join('\n');
}
