import { createEmitter } from '../emitter.ts';
import { storage } from '../storage.ts';

const starts = createEmitter<void>();
let started = false;

/** Says that the sign-in SDK is set up, to what follows it where it is. */
export function markAuthStarted(): void {
  started = true;
  starts.emit();
}

export const isAuthStarted = (): boolean => started;
export const subscribeToAuthStart = (listener: () => void) => starts.subscribe(listener);

const KEY = 'pendingSignOut';

/** Somebody has signed out before the sign-in SDK was loaded, which still has to forget them; lasts through reloads. */
export const pendingSignOut = {
  set: (): void => {
    storage.write(KEY, 'yes');
  },
  isSet: (): boolean => storage.read(KEY) !== null,
  clear: (): void => storage.remove(KEY),
};
