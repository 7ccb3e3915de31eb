import { CHANGE_LIMITS } from '../../contract/constants.ts';
import type { Change, ChangeFeed } from '../../data/change-feed.ts';

/** Until when this process knows of all that was changed. */
export interface Watch {
  /** Milliseconds since 1970, by the clock of this process; long ago when it has just changed something itself. */
  readonly seenUntil: number;
  /** Has everything forgotten that was changed since the last look, or all where nobody can tell. */
  look(): Promise<void>;
}

export interface Watching {
  feed: ChangeFeed;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Forgets what shows a change, or everything. */
  forget: (change?: Change) => void;
}

/** A look at what was changed, and how often this process had changed something before it. */
interface Look {
  changes: number;
  ended: Promise<void>;
}

/** Looks at what was changed by any process, once for all who want to know at the same time. */
export class ChangeWatch implements Watch {
  readonly #watching: Watching;
  #seenUntil: number;
  /** When the last look was, by Firestore's clock, of which this process knows nothing before its first. */
  #lookedAt: number | undefined;
  /** What it told of: the next one tells of the end of that time once more. */
  #told: ReadonlySet<string> = new Set();
  /** How often this process has changed something. */
  #changes = 0;
  #underWay: Look | undefined;

  /** Begins when nothing is kept yet. */
  constructor(watching: Watching) {
    this.#watching = watching;
    this.#seenUntil = watching.now();
  }

  get seenUntil(): number {
    return this.#seenUntil;
  }

  /** This process has changed something, or may have: nothing is given again before a look. */
  changed(): void {
    this.#changes += 1;
    this.#seenUntil = -Infinity;
  }

  look(): Promise<void> {
    // A look that began before a change of our own may not know of it.
    if (this.#underWay?.changes === this.#changes) return this.#underWay.ended;
    const look = { changes: this.#changes, ended: this.#look() };
    this.#underWay = look;
    return look.ended.finally(() => {
      if (this.#underWay === look) this.#underWay = undefined;
    });
  }

  async #look(): Promise<void> {
    const { feed, now, forget } = this.#watching;
    const [begun, changes, before] = [now(), this.#changes, this.#lookedAt];
    try {
      const { noted, isMore, lookedAt } = await feed.since(
        (before ?? begun) - CHANGE_LIMITS.lateMs,
      );
      if (before === undefined || isMore) forget();
      for (const { id, change } of noted) if (!this.#told.has(id)) forget(change);
      this.#told = new Set(noted.map(({ id }) => id));
      this.#lookedAt = Math.max(lookedAt, this.#lookedAt ?? lookedAt);
      if (changes === this.#changes) this.#seenUntil = begun;
    } catch {
      // Whoever asked reads anew, and hears from that what is wrong.
      forget();
    }
  }
}
