import type { Page } from 'playwright-core';
import { CHANNEL, follow, sentBy } from './listen-requests.ts';

/**
 * Follows what a page asks Firestore to listen to, by what travels to it. A page that goes away ends
 * its listeners without saying so: leave by a link where they are to be counted.
 *
 * @returns how many listeners are open now
 */
export function countListeners(page: Page): () => number {
  const open = new Set<number>();
  page.on('request', (request) => {
    if (CHANNEL.test(request.url())) follow(open, sentBy(request).sent);
  });
  return () => open.size;
}
