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

const KEY = 'signOutOwed';

/**
 * Whoever leaves has left at once; what the sign-in SDK keeps of them goes when its code is there.
 * Until then that is owed, through reloads as well.
 */
export const signOutOwed = {
  note: (): void => {
    storage.write(KEY, 'yes');
  },
  isOpen: (): boolean => storage.read(KEY) !== null,
  settle: (): void => storage.remove(KEY),
};
