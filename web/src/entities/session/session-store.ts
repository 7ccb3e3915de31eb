import { createEmitter } from '../../lib/emitter.ts';

/** The signed-in person, as far as every screen may know. */
export interface SessionUser {
  uid: string;
  email: string;
  /** Display name, or the email where there is none. */
  name: string;
  /** They have shown that mail to the address reaches them. */
  emailVerified: boolean;
}

/**
 * Why nobody is signed in: never was, chose to leave, signed out in another tab, the session ran
 * out, or asked for an admin's screen without being one.
 */
export type SignedOutReason = 'visitor' | 'left' | 'elsewhere' | 'expired' | 'not-admin';

/**
 * `loading` until the sign-in state is known. `generation` grows with every change from one known
 * user to another (nobody counts as one), so that what belongs to a user can be keyed by it.
 */
export type Session =
  | { status: 'loading'; user: null; generation: number }
  | { status: 'signed-out'; user: null; generation: number; reason: SignedOutReason }
  | { status: 'signed-in'; user: SessionUser; generation: number };

/** Whether a session ended without a sign-out here; what was typed is kept then. */
export const wasInterrupted = (session: Session): boolean =>
  session.status === 'signed-out' &&
  (session.reason === 'expired' || session.reason === 'elsewhere');

const changes = createEmitter<Session>();
export const initialSession: Session = { status: 'loading', user: null, generation: 0 };
let current: Session = initialSession;

export const getSession = (): Session => current;
export const subscribeToSession = (listener: () => void) => changes.subscribe(listener);

/** Calls back with the uid when a session is interrupted (`wasInterrupted`); returns the unsubscribe. */
export function onInterruption(listener: (uid: string) => void): () => void {
  let uid = current.user?.uid;
  return changes.subscribe((session) => {
    if (uid !== undefined && wasInterrupted(session)) listener(uid);
    uid = session.user?.uid;
  });
}

function nextGeneration(uid: string | undefined): number {
  const known = current.status !== 'loading';
  return current.generation + (known && current.user?.uid !== uid ? 1 : 0);
}

/** Publishes who is signed in; only the auth feature calls this. */
export function publishUser(user: SessionUser): void {
  current = { status: 'signed-in', user, generation: nextGeneration(user.uid) };
  changes.emit(current);
}

/** Publishes that nobody is signed in. The first reason stands until somebody signs in. */
export function publishNobody(reason: SignedOutReason): void {
  if (current.status === 'signed-out') return;
  current = { status: 'signed-out', user: null, generation: nextGeneration(undefined), reason };
  changes.emit(current);
}
