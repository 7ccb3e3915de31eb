import { storage } from '../storage.ts';

/** The key under which the access token lies in local storage. */
export const ACCESS_TOKEN_KEY = 'accessToken';

export const readAccessToken = (): string | null => storage.read(ACCESS_TOKEN_KEY);
export const storeAccessToken = (token: string): void => {
  storage.write(ACCESS_TOKEN_KEY, token);
};
export const dropAccessToken = (): void => storage.remove(ACCESS_TOKEN_KEY);

/**
 * What calls and forms need of the session without knowing Firebase. The app connects it, so that
 * the sign-in SDK loads only when it is needed.
 */
interface SessionPort {
  /** Gets a new access token from the signed-in user; null when there is nobody to ask. */
  renew: () => Promise<string | null>;
  /** The session is over and cannot be renewed. */
  lost: () => void | Promise<void>;
  /** Who is signed in; undefined for a visitor. */
  uid: () => string | undefined;
  /** Calls back with who it was when a session ends under their hands; gives what ends that. */
  onInterruption: (listener: (uid: string) => void) => () => void;
}

let port: SessionPort | undefined;

export function connectSession(next: SessionPort): void {
  port = next;
}

export const sessionPort = (): SessionPort | undefined => port;
