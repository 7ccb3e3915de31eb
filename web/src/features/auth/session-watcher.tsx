import { useEffect, type ComponentType } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { firebaseAuth } from '../../lib/firebase/firebase-auth.ts';
import { followFirebaseUser } from './session.ts';

function Follow() {
  const { status, data: user } = useUser();
  const known = status !== 'loading';
  useEffect(() => {
    if (known) void followFirebaseUser(user);
    // The user object stays the same while its fields change; only who it is matters here.
  }, [known, user]);
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
