import type { Auth } from 'firebase/auth';
import { use, useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { firebaseAuth } from '../../lib/firebase/firebase-auth.ts';
import { ACCESS_TOKEN_KEY } from '../../lib/session/access-token.ts';
import { endSession, followFirebaseUser } from './session.ts';

function Follow() {
  const { status, data: user } = useUser();
  const known = status !== 'loading';
  useEffect(() => {
    if (known) void followFirebaseUser(user);
    // The user object stays the same while its fields change; only who it is matters here.
  }, [known, user]);

  useEffect(() => {
    // Another tab signed out: leave at once instead of at Firebase's next look at its storage.
    const onStorage = (event: StorageEvent) => {
      if (event.key === ACCESS_TOKEN_KEY && event.newValue === null) void endSession('elsewhere');
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return null;
}

/**
 * Keeps the session in step with Firebase's sign-in state. Draws nothing;
 * it is loaded with the SDK, after the first paint.
 */
export function SessionWatcher() {
  const auth: Auth = use(firebaseAuth());
  return (
    <FirebaseAppProvider firebaseApp={auth.app}>
      <AuthProvider sdk={auth}>
        <Follow />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
