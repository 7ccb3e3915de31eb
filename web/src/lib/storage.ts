/**
 * Local storage that never throws: it is missing while pages are rendered to HTML in Node and may
 * be blocked in a browser, and then every key is simply empty.
 */
export const storage = {
  read(key: string): string | null {
    try {
      return globalThis.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      globalThis.localStorage.setItem(key, value);
    } catch {
      // Without storage the session lasts as long as the page.
    }
  },
  remove(key: string): void {
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  },
};
