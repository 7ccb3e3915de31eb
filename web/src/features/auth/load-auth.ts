import { afterPaint } from '../../lib/after-paint.ts';
import { loadCode, sharedOnce } from '../../lib/load-code.ts';

/** The ways to sign in, with the sign-in SDK. */
export const loadProviders = sharedOnce(() => loadCode(() => import('./providers.ts')));

/** What opens, renews and ends a session, with the sign-in SDK. */
export const loadSession = () => loadCode(() => import('./session.ts'));

/** Has the provider say who is signed in, of which a token tells what was true when it was given. */
export const askProvider = (): Promise<void> =>
  loadCode(async () => {
    const { firebaseAuth } = await import('../../lib/firebase/firebase-auth.ts');
    await firebaseAuth();
  }).catch(() => undefined);

/**
 * Loads the ways to sign in for somebody who is about to take one, once the tap or key is answered that
 * says so: Google's window must open within the press. What does not come now is asked for again by the
 * press, which says so.
 */
export const prepareProviders = (): void =>
  afterPaint(() => {
    loadProviders().catch(() => undefined);
  });
