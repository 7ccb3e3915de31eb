import { publishNobody, type SignedOutReason } from '../../entities/session/session-store.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { dropAccessToken } from '../../lib/api/session-port.ts';
import { pendingSignOut } from '../../lib/firebase/auth-status.ts';
import { loadCode, memoizeAsync } from '../../lib/load-code.ts';

/** The ways to sign in, with the sign-in SDK. */
export const loadProviders = memoizeAsync(() => loadCode(() => import('./providers.ts')));

/** What opens, renews and ends a session, with the sign-in SDK. */
export const loadSession = () => loadCode(() => import('./session.ts'));

/** Has the provider say who is signed in, of which a token tells what was true when it was given. */
export const refreshFromProvider = (): Promise<void> =>
  loadCode(async () => {
    const { firebaseAuth } = await import('../../lib/firebase/firebase-auth.ts');
    await firebaseAuth();
  }).catch(() => undefined);

/**
 * Loads the ways to sign in for somebody who is about to take one, once the tap or key is answered that
 * says so: Google's window must open within the press. What does not come now is asked for again by the
 * press, which says so.
 */
export const preloadProviders = (): void =>
  afterPaint(() => {
    loadProviders().catch(() => undefined);
  });

/**
 * Ends the session here at once, and in every other tab. The provider's SDK, which may not be loaded
 * and may not come now, forgets the person as soon as it is there.
 */
export function endSession(reason: SignedOutReason): void {
  dropAccessToken();
  pendingSignOut.set();
  publishNobody(reason);
  loadSession()
    .then(({ leaveProvider }) => leaveProvider())
    .catch(() => undefined);
}
