import { dropAccessToken } from '../../lib/api/session-port.ts';
import { publishNobody, type SignedOutReason } from '../../entities/session/session-store.ts';
import { signOutOwed } from '../../lib/firebase/auth-status.ts';
import { loadSession } from './load-auth.ts';

/**
 * Ends the session here at once, and in every other tab. The provider's SDK, which may not be loaded
 * and may not come now, forgets the person as soon as it is there.
 */
export function endSession(reason: SignedOutReason): void {
  dropAccessToken();
  signOutOwed.note();
  publishNobody(reason);
  loadSession()
    .then(({ leaveProvider }) => leaveProvider())
    .catch(() => undefined);
}
