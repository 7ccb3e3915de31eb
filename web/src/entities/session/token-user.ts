import type { SessionUser } from './session-store.ts';

/** What a JWT claims, or null when it cannot be read. */
function claimsOf(token: string): object | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const claims: unknown = JSON.parse(json);
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The name by which somebody is greeted: their own, or the email where there is none. */
export const shownName = (name: unknown, email: string): string => textOf(name) || email;

/**
 * Who a token was given to, by the claims that Firebase puts into it, or null when they cannot be
 * read. It decides what is shown; whether a token is good is for the server to say.
 */
export function tokenUser(token: string): SessionUser | null {
  const claims = claimsOf(token);
  if (claims === null || !('sub' in claims) || !('email' in claims)) return null;
  const uid = textOf(claims.sub);
  const email = textOf(claims.email);
  if (uid === '' || email === '') return null;
  return {
    uid,
    email,
    name: shownName('name' in claims ? claims.name : undefined, email),
    emailVerified: 'email_verified' in claims && claims.email_verified === true,
  };
}
