import { useEffect, type ComponentType } from 'react';
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
 * Sets up the sign-in SDK and gives what keeps the session in step with its sign-in state. That draws
 * nothing.
 */
export async function prepareSessionWatcher(): Promise<ComponentType> {
  const auth = await firebaseAuth();
  return function SessionWatcher() {
    return (
      <FirebaseAppProvider firebaseApp={auth.app}>
        <AuthProvider sdk={auth}>
          <Follow />
        </AuthProvider>
      </FirebaseAppProvider>
    );
  };
}
