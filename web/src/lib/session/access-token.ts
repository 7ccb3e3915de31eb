import { storage } from '../storage.ts';

/** The key under which the access token lies in local storage. */
export const ACCESS_TOKEN_KEY = 'accessToken';

export const readAccessToken = (): string | null => storage.read(ACCESS_TOKEN_KEY);
export const storeAccessToken = (token: string): void => storage.write(ACCESS_TOKEN_KEY, token);
export const dropAccessToken = (): void => storage.remove(ACCESS_TOKEN_KEY);

/**
 * Whose token it is: the `sub` of the JWT, or null when it cannot be read. It is only used to
 * notice a token left by another user; whether a token is good is for the server to say.
 */
export function tokenSubject(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims: unknown = JSON.parse(json);
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return null;
    return typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}
