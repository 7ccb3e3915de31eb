import { storage } from '../../lib/storage.ts';
import { BASKET_KEY, basketChanges } from './basket-count.ts';
import { sameLines, mergeBaskets, parseLines, type BasketLines } from './basket-lines.ts';

interface Kept {
  lines: BasketLines;
  /** The last state synced with the server: the base of the three-way merge. */
  base: BasketLines;
}

const NONE: Kept = { lines: [], base: [] };

function parse(text: string): Kept {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return NONE;
    const { lines, base } = kept as Partial<Record<keyof Kept, unknown>>;
    return { lines: parseLines(lines), base: parseLines(base) };
  } catch {
    return NONE;
  }
}

let text: string | null = null;
let current = NONE;

/** The stored basket, shared by all tabs; the same object until it changes. */
function look(): Kept {
  const stored = storage.read(BASKET_KEY);
  if (stored !== text) {
    text = stored;
    current = stored === null ? NONE : parse(stored);
  }
  return current;
}

/** @returns false where it lasts no longer than the page */
function keep(kept: Kept, from: 'here' | 'elsewhere'): boolean {
  const isStored = storage.write(BASKET_KEY, JSON.stringify(kept));
  basketChanges.emit(from);
  return isStored;
}

/** What somebody wants to order, kept in this browser; no tab writes over what another one put in. */
export const basketStore = {
  lines: (): BasketLines => look().lines,

  /** @returns false where this browser stores nothing, and it is gone with the page */
  change(change: (lines: BasketLines) => BasketLines): boolean {
    const { lines, base } = look();
    return keep({ lines: change(lines), base }, 'here');
  },

  /** Merges the server's lines; returns the result. */
  mergeRemote(theirs: BasketLines): BasketLines {
    const { lines, base } = look();
    const together = mergeBaskets(base, lines, theirs);
    if (!sameLines(together, lines) || !sameLines(base, theirs))
      keep({ lines: together, base: theirs }, 'elsewhere');
    return together;
  },

  /** Sets what the server has now; later local changes stay to be synced. */
  setBase(base: BasketLines): void {
    keep({ lines: look().lines, base }, 'elsewhere');
  },
};
