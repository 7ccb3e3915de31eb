import { publishNobody, type SignedOutReason } from '../../entities/session/session-store.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { dropAccessToken } from '../../lib/api/session-port.ts';
import { pendingSignOut } from '../../lib/firebase/auth-status.ts';
import { loadCode, memoizeAsync } from '../../lib/load-code.ts';

/** The ways to sign in, with the sign-in SDK. */
export const loadProviders = memoizeAsync(() => loadCode(() => import('./providers.ts')));

/** What opens, renews and ends a session, with the sign-in SDK. */
export const loadSession = () => loadCode(() => import('./session.ts'));

/** Loads the sign-in SDK, which reports the present user; a token may be out of date. */
export const refreshFromProvider = (): Promise<void> =>
  loadCode(async () => {
    const { firebaseAuth } = await import('../../lib/firebase/firebase-auth.ts');
    await firebaseAuth();
  }).catch(() => undefined);

/**
 * Preloads the sign-in code after the next paint: Google's popup must open within the press. A failure is
 * reported by the press, which loads again.
 */
export const preloadProviders = (): void =>
  afterPaint(() => {
    loadProviders().catch(() => undefined);
  });

/**
 * Ends the session at once, here and in other tabs. The SDK signs out as soon as it is loaded
 * (`pendingSignOut`).
 */
export function endSession(reason: SignedOutReason): void {
  dropAccessToken();
  pendingSignOut.set();
  publishNobody(reason);
  loadSession()
    .then(({ leaveProvider }) => leaveProvider())
    .catch(() => undefined);
}
