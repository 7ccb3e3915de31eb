import type { BrowserContext } from 'playwright-core';

/** What a page asks Firestore by which listens to it. */
export const CHANNEL = /\/google\.firestore\.v1\.Firestore\/(?:Listen|Write)\/channel\?/;

/** The request with which the SDK ends a channel itself: same session, its own `TYPE`, no body. */
function endOf(request: string): URL {
  const url = new URL(request);
  for (const name of ['AID', 'CI', 'TYPE', 'zx', 't']) url.searchParams.delete(name);
  url.searchParams.set('RID', '1000000');
  url.searchParams.set('TYPE', 'terminate');
  return url;
}

/**
 * Follows the channels on which pages of a context listen to Firestore. Firestore ends the one of a
 * page that is gone; its emulator goes on to work out for it what each commit of anybody changed.
 *
 * @returns ends what is open; call it when the pages are closed
 */
export function followChannels(context: BrowserContext): () => Promise<void> {
  const channels = new Map<string, URL>();
  context.on('request', (request) => {
    if (!CHANNEL.test(request.url())) return;
    const end = endOf(request.url());
    const session = end.searchParams.get('SID');
    if (session !== null) channels.set(session, end);
  });
  return async () => {
    await Promise.all(
      Array.from(channels.values(), (end) => fetch(end, { method: 'POST' }).catch(() => undefined)),
    );
    channels.clear();
  };
}
