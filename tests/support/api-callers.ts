import { auth } from './api-admin.ts';
import { disable, newCustomer, revoke, type TestUser } from './api-accounts.ts';
import { withClaims, withSignature } from './api-tokens.ts';

const HOUR_S = 3600;
const now = () => Math.floor(Date.now() / 1000);

/** A bearer that has to be refused, and why. */
export type RefusedBearer = readonly [why: string, token: string | undefined];

/**
 * Every kind of bearer that is no access token of a present user.
 * The Auth emulator signs nothing: a forgery whose claims are all right cannot be told from the real
 * thing there. What can be told are wrong claims, and a header that promises a signature.
 */
export const refusedBearers = async (valid: TestUser): Promise<RefusedBearer[]> => {
  const revoked = await newCustomer();
  const disabled = await newCustomer();
  const deleted = await newCustomer();
  await Promise.all([revoke(revoked.uid), disable(disabled.uid), auth.deleteUser(deleted.uid)]);
  return [
    ['no token', undefined],
    ['no token at all but a word', 'nonsense'],
    ['an ID token', valid.idToken],
    [
      'another issuer',
      withClaims(valid.token, { iss: 'https://session.firebase.google.com/other' }),
    ],
    ['another audience', withClaims(valid.token, { aud: 'another-project' })],
    ['expired', withClaims(valid.token, { iat: now() - 2 * HOUR_S, exp: now() - HOUR_S })],
    ['a user that never was', withClaims(valid.token, { sub: 'nobody', user_id: 'nobody' })],
    ['an empty subject', withClaims(valid.token, { sub: '' })],
    ['a signature of nobody', withSignature(valid.token)],
    ['revoked', revoked.token],
    ['disabled', disabled.token],
    ['deleted', deleted.token],
  ];
};
