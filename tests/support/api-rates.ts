import { expect } from 'vitest';

/** The limit of a call: so many of it in a window of the clock. */
interface Limit {
  requests: number;
  windowMs: number;
}

/**
 * Makes a call until it is refused for coming too often, which it is after as many as the limit says.
 * Where the clock's window ends meanwhile, as many go through in the next, so that no test waits for
 * a fresh one.
 * @param answered the status of each call before
 * @returns the answer that refuses
 */
export async function callUntilRateLimited<Answer extends { status: number }>(
  { requests, windowMs }: Limit,
  answered: number,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const windowNow = () => Math.floor(Date.now() / windowMs);
  const begun = windowNow();
  for (let sent = 0; sent <= 2 * requests; sent += 1) {
    const answer = await attempt();
    if (answer.status !== 429) {
      expect(answer.status).toBe(answered);
      continue;
    }
    if (windowNow() === begun) expect(sent).toBe(requests);
    else expect(sent).toBeGreaterThanOrEqual(requests);
    return answer;
  }
  throw new Error(`None of ${2 * requests + 1} calls was refused for coming too often.`);
}
