import { describe, expect, it } from 'vitest';
import { tokenUser } from './token-user.ts';

const tokenWith = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;

const claims = {
  sub: 'uid-1',
  email: 'jurgen@rollwell.example',
  name: ' Jürgen ✓ ÿÿ>>?? ',
  email_verified: true,
};

describe('tokenUser', () => {
  it('reads whose token it is', () => {
    expect(tokenUser(tokenWith(claims))).toEqual({
      uid: 'uid-1',
      email: 'jurgen@rollwell.example',
      name: 'Jürgen ✓ ÿÿ>>??',
      emailVerified: true,
    });
  });

  it.each([undefined, '', '  ', 7])('gives the email for the name %j', (name) => {
    expect(tokenUser(tokenWith({ ...claims, name }))?.name).toBe('jurgen@rollwell.example');
  });

  it.each([undefined, false, 'true', 1])('takes an email as not verified by %j', (verified) => {
    expect(tokenUser(tokenWith({ ...claims, email_verified: verified }))?.emailVerified).toBe(
      false,
    );
  });

  it.each([
    '',
    'nonsense',
    'a.b.c',
    'e30.bnVsbA.sig',
    tokenWith({}),
    tokenWith([]),
    tokenWith({ ...claims, sub: 7 }),
    tokenWith({ ...claims, sub: '' }),
    tokenWith({ ...claims, email: undefined }),
    tokenWith({ ...claims, email: '' }),
  ])('gives null for %j', (token) => {
    expect(tokenUser(token)).toBeNull();
  });
});
