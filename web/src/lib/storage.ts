/**
 * Storage that never throws: it is missing while pages are rendered to HTML in Node and may be
 * blocked in a browser, and then every key is simply empty.
 *
 * @param find gives the browser's own storage, or throws
 */
const createStorage = (find: () => Storage) => ({
  read(key: string): string | null {
    try {
      return find().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      find().setItem(key, value);
    } catch {
      // Without storage things last as long as the page.
    }
  },
  remove(key: string): void {
    try {
      find().removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  },
  keys(): string[] {
    try {
      return Object.keys(find());
    } catch {
      return [];
    }
  },
});

/** What every tab of this browser shares, until it is removed. */
export const storage = createStorage(() => globalThis.localStorage);

/** What one tab keeps through reloads, until it is closed. */
export const tabStorage = createStorage(() => globalThis.sessionStorage);
