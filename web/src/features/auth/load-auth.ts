import { loadCode } from '../../lib/load-code.ts';

/** The ways to sign in, with the sign-in SDK. */
export const loadProviders = () => loadCode(() => import('./providers.ts'));

/** What opens, renews and ends a session, with the sign-in SDK. */
export const loadSession = () => loadCode(() => import('./session.ts'));
