type Owner = 'person' | 'browser';

/**
 * All that the site keeps in local storage, and whose it is: signing out takes along what is a
 * `person`'s.
 */
const LOCAL = {
  accessToken: 'person',
  basket: 'person',
  'delivery-country': 'person',
  'last-carrier': 'person',
  'order-views': 'person',
  pendingSignOut: 'browser',
  'mui-mode': 'browser',
} as const satisfies Record<string, Owner>;

type LocalKey = keyof typeof LOCAL;

/** The same of the storage of one tab: what begins with `kept:` is a person's (`tab-memory.ts`). */
type TabKey = 'app started' | 'reloadedAt' | 'scroll positions' | `kept:${string}`;

/**
 * Storage that never throws. Where a browser blocks it, the page's memory stands in for it; pages that
 * are rendered in Node find every key empty.
 *
 * @param find gives the browser's own storage, or throws
 */
function createStorage<Key extends string>(find: () => Storage, isPersonal: (key: Key) => boolean) {
  const memory = new Map<string, string>();
  const methods = {
    read(key: Key): string | null {
      try {
        return memory.get(key) ?? find().getItem(key);
      } catch {
        return null;
      }
    },
    /** @returns false where it lasts no longer than the page */
    write(key: Key, value: string): boolean {
      try {
        find().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        // A server has one memory for everybody.
        if (typeof document !== 'undefined') memory.set(key, value);
        return false;
      }
    },
    remove(key: Key): void {
      memory.delete(key);
      try {
        find().removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
    /** What is kept, others' keys among it. */
    keys(): string[] {
      try {
        return [...new Set([...memory.keys(), ...Object.keys(find())])];
      } catch {
        return [...memory.keys()];
      }
    },
    /** Removes what is a person's, for the next one at this browser. */
    forgetPerson(): void {
      for (const key of methods.keys() as Key[]) if (isPersonal(key)) methods.remove(key);
    },
  };
  return methods;
}

/** What every tab of this browser shares, until it is removed. */
export const storage = createStorage<LocalKey>(
  () => globalThis.localStorage,
  (key) => LOCAL[key] === 'person',
);

/** What one tab keeps through reloads, until it is closed. */
export const tabStorage = createStorage<TabKey>(
  () => globalThis.sessionStorage,
  (key) => key.startsWith('kept:'),
);
