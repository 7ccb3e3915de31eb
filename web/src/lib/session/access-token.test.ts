import { describe, expect, it } from 'vitest';
import { tokenSubject } from './access-token.ts';

const tokenWith = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;

describe('tokenSubject', () => {
  it('reads whose token it is', () => {
    expect(tokenSubject(tokenWith({ sub: 'uid-1', name: 'Jürgen ✓ ÿÿ>>??' }))).toBe('uid-1');
  });

  it.each(['', 'nonsense', 'a.b.c', tokenWith({}), tokenWith({ sub: 7 }), 'e30.bnVsbA.sig'])(
    'gives null for %j',
    (token) => {
      expect(tokenSubject(token)).toBeNull();
    },
  );
});
