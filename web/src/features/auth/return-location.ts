import { type Location, matchPath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** What a guard leaves in the history entry of the login screen. */
export interface LoginState {
  from: Location;
}

function isLoginState(state: unknown): state is LoginState {
  if (typeof state !== 'object' || state === null || !('from' in state)) return false;
  const { from } = state;
  return (
    typeof from === 'object' &&
    from !== null &&
    'pathname' in from &&
    typeof from.pathname === 'string'
  );
}

/** The screen that asked for the sign-in, as a guard left it in the location's state. */
export const returnLocation = (state: unknown): Location | undefined =>
  isLoginState(state) ? state.from : undefined;

/** The order form that asked for the sign-in, if it was one. */
export function orderInProgress(state: unknown): Location | undefined {
  const from = returnLocation(state);
  const isOrder = [paths.purchase, paths.basketOrder].some(
    (path) => from && matchPath(path, from.pathname),
  );
  return isOrder ? from : undefined;
}
