import { VIEW_AGE_MS } from '@rollwell/functions/contract';
import { expect } from 'vitest';
import { SHOP } from '../../support/api-client.ts';

/**
 * Waits until a public page has a text as the site gives it, past any browser: several processes may
 * answer for the site, and each may give what it keeps for so long after another one changed it.
 */
export const untilSiteShows = (path: string, text: string): Promise<void> =>
  expect
    .poll(async () => (await fetch(`${SHOP}${path}`)).text(), {
      timeout: 2 * VIEW_AGE_MS.fresh,
      interval: 500,
    })
    .toContain(text);
