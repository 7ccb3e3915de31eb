import { AppError } from '../../contract/app-error.ts';
import { VALIDATION } from '../../contract/messages.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';

/**
 * Creates or refreshes the user of an ID token and gives an access token for it.
 * @throws AppError `validation_failed` when the body names another email than the path;
 *   `unauthenticated` for an account that an admin closed.
 */
export const openSession = async (
  { identity, users, now }: Deps,
  opener: { uid: string; idToken: string },
  pathEmail: string,
  bodyEmail: string,
): Promise<string> => {
  if (normalEmail(pathEmail) !== normalEmail(bodyEmail))
    throw new AppError('validation_failed', { fields: { email: VALIDATION.emailOfPath } });
  if ((await users.get(opener.uid))?.disabled) throw new AppError('unauthenticated');
  await users.open(await identity.account(opener.uid), now());
  return identity.createAccessToken(opener.idToken);
};
