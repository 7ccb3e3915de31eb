import { loadCode } from '../../lib/load-code.ts';

/** The ways to sign in, with the sign-in SDK. */
export const loadProviders = () => loadCode(() => import('./providers.ts'));

/** What opens, renews and ends a session, with the sign-in SDK. */
export const loadSession = () => loadCode(() => import('./session.ts'));

/**
 * Loads the ways to sign in for somebody who is about to take one: Google's window must open within
 * the press. What does not come now is asked for again by the press, which says so.
 */
export const prepareProviders = (): void => {
  loadProviders().catch(() => undefined);
};
