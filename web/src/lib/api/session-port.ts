/**
 * What the API client needs of the session without knowing Firebase. The app connects it, so that
 * the client stays small and the sign-in SDK loads only when it is needed.
 */
export interface SessionPort {
  /** Gets a new access token from the signed-in user; null when there is nobody to ask. */
  renew: () => Promise<string | null>;
  /** The session is over and cannot be renewed. */
  lost: () => void | Promise<void>;
}

let port: SessionPort | undefined;

export function connectSession(next: SessionPort): void {
  port = next;
}

export const sessionPort = (): SessionPort | undefined => port;
