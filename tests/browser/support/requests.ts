import type { BrowserContext, Request } from 'playwright-core';

/** Ends without an answer that are nobody's fault, each with its reason. */
const QUIET_ENDS = [
  // The SDK closes its channel and opens the next one as listeners come and go.
  /google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel/,
];

const describe = (request: Request, outcome: string): string =>
  `${request.method()} ${request.url()}: ${outcome}`;

/**
 * Watches every request of every page of a context.
 *
 * @returns a function that gives a sentence for each request that was refused (status 400 and
 *   above) or failed on the network
 */
export function watchRequests(context: BrowserContext): () => string[] {
  const failures: string[] = [];
  context.on('response', (response) => {
    if (response.status() < 400) return;
    failures.push(describe(response.request(), `status of ${response.status()}`));
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    if (QUIET_ENDS.some((url) => url.test(request.url()))) return;
    // Given up by the page itself: it left the screen, or asks for the same again.
    if (why === 'net::ERR_ABORTED') return;
    failures.push(describe(request, why));
  });
  return () => failures;
}
