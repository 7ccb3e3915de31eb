import type { BrowserContext, Disposable } from 'playwright-core';
import { clientAddress } from '../../support/api-client.ts';

/** Runs in the page, before anything of it. */
function addHeaders(headers: Record<string, string>): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { origin, pathname } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    if (origin !== location.origin || !/\/(blog|contact|product\/look-up)$/.test(pathname))
      return fetch(input, init);
    const request = new Request(input, init);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return fetch(request);
  };
}

/**
 * Public writes and look-ups are limited per client address, so every visitor gets one of their own. It is put
 * in by the page: a route would have every request pass through the tests and nothing be cached. Where
 * no scripts run, it stands in every request.
 */
export const useOwnAddress = (
  context: BrowserContext,
  scripts: boolean,
): Promise<Disposable | void> =>
  scripts
    ? context.addInitScript(addHeaders, clientAddress())
    : context.setExtraHTTPHeaders(clientAddress());
