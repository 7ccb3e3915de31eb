import { AppError } from '../../contract/app-error.ts';
import { VALIDATION } from '../../contract/validation-messages.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';
import { limitPerson } from '../limit-person.ts';

/**
 * Creates or refreshes the user of an ID token and gives an access token for it.
 * @throws AppError `validation_failed` when the body names another email than the path;
 *   `unauthenticated` for an account that an admin closed; `too_many_requests` for more exchanges
 *   than one person needs.
 */
export const openSession = async (
  deps: Pick<Deps, 'identity' | 'users' | 'rateCounter' | 'now'>,
  opener: { uid: string; idToken: string },
  pathEmail: string,
  bodyEmail: string,
): Promise<string> => {
  const { identity, users, now } = deps;
  if (normalEmail(pathEmail) !== normalEmail(bodyEmail))
    throw new AppError('validation_failed', { fields: { email: VALIDATION.emailOfPath } });
  await limitPerson(deps, 'signIns', opener.uid);
  const isOpen = await users.open(await identity.account(opener.uid), now());
  if (!isOpen) throw new AppError('unauthenticated');
  return identity.createAccessToken(opener.idToken);
};
