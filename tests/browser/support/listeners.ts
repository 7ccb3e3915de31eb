import type { Page } from 'playwright-core';

const LISTEN = 'google.firestore.v1.Firestore/Listen/channel';

interface ListenRequest {
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/**
 * Follows what a page asks Firestore to listen to, by what travels to it. A page that goes away ends
 * its listeners without saying so: leave by a link where they are to be counted.
 *
 * @returns how many listeners are open now
 */
export function countListeners(page: Page): () => number {
  const open = new Set<number>();
  page.on('request', (request) => {
    if (!request.url().includes(LISTEN) || request.method() !== 'POST') return;
    for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!/^req\d+___data__$/.test(name)) continue;
      const { addTarget, removeTarget } = JSON.parse(value) as ListenRequest;
      if (addTarget) open.add(addTarget.targetId);
      if (removeTarget !== undefined) open.delete(removeTarget);
    }
  });
  return () => open.size;
}
