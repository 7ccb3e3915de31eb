import { storage } from '../storage.ts';

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
