import type { Location } from 'react-router-dom';

/** What a guard leaves in the history entry of the login screen. */
export interface LoginState {
  from: Location;
}

/** The screen that asked for the sign-in, as a guard left it in the location's state. */
export function cameFrom(state: unknown): Location | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state as LoginState;
  return typeof from.pathname === 'string' ? from : undefined;
}
