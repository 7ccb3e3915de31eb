import type { ComponentType } from 'react';
import { prepareSessionWatcher } from '../features/auth/session-watcher.tsx';
import { BasketInStep } from '../features/basket/components/basket-in-step.tsx';
import { useSession } from '../lib/session/use-session.ts';

/**
 * What comes with a session and stays while it lasts: what keeps it in step with the sign-in, and the
 * basket of its person with their other devices. It draws nothing.
 */
export async function prepareSessionParts(): Promise<ComponentType> {
  const SessionWatcher = await prepareSessionWatcher();
  return function SessionParts() {
    const { user } = useSession();
    return (
      <>
        <SessionWatcher />
        {user && <BasketInStep key={user.uid} />}
      </>
    );
  };
}
