import { tabStorage } from './storage.ts';

/** One thing of one person; `uid` is null for what a visitor left. */
interface Kept {
  uid: string | null;
  value: unknown;
}

/** By this `storage.ts` knows what is a person's. */
const PREFIX = 'kept:';

function read(key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(`${PREFIX}${key}`) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'uid' in kept ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What this tab keeps of the person at it, through reloads and a session that ends by itself:
 * what was typed into a form, for example. It goes when they sign out, and nobody else gets to
 * see it.
 */
export const tabMemory = {
  /** @param uid whose it is; undefined for a visitor's */
  keep(key: string, uid: string | undefined, value: unknown): void {
    tabStorage.write(`${PREFIX}${key}`, JSON.stringify({ uid: uid ?? null, value } satisfies Kept));
  },
  /** @param uid who is signed in now; undefined for nobody, on a screen that is open to all */
  recall(key: string, uid: string | undefined): unknown {
    const kept = read(key);
    const anothers = uid !== undefined && kept?.uid !== null && kept?.uid !== uid;
    return anothers ? undefined : kept?.value;
  },
  drop(key: string): void {
    tabStorage.remove(`${PREFIX}${key}`);
  },
  /** Drops everything but what is this person's or was left by a visitor. */
  dropOthers(uid: string): void {
    for (const key of ownKeys()) {
      if (tabMemory.recall(key, uid) === undefined) tabMemory.drop(key);
    }
  },
};

const ownKeys = (): string[] =>
  tabStorage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
