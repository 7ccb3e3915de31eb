/**
 * A pause as shares of the work before it. It ends as soon as somebody else has committed, and is long
 * enough for the same work on a busy machine; the longer, the more often a success costs collisions.
 */
const PAUSE = { atLeast: 0.2, more: 1.2, atMost: 3, longestMs: 1000 };
/** After so many commits in a row without a change by others, a queue counts as alone … */
const ALONE_AFTER_COMMITS = 8;
/** … and pauses only so often, in milliseconds: a process that never gets through shows no change either. */
const PROBE_EVERY_MS = 300;
/** Who collided comes back soon, in the winner's pause; only when that goes wrong often, later. */
const RETURN = { withinMs: 15, patientTries: 20, stepMs: 5, longestMs: 300 };
/** How much the latest success counts in the mean of collisions before each. */
const WEIGHT = 0.2;

/** How long a queue pauses for other processes, in milliseconds. */
export interface Pause {
  /** So long in any case … */
  atLeast: number;
  /** … and then until somebody else has committed, but no longer than this in all. */
  atMost: number;
}

export const NO_PAUSE: Pause = { atLeast: 0, atMost: 0 };

/** A group that was served. */
export interface GroupReport {
  tookMs: number;
  /** Whether anything was committed. */
  wrote: boolean;
  /** Whether somebody else had committed since this queue's last commit. */
  metOthers: boolean;
}

/**
 * How a queue shares a product with the queues of other processes, of which it knows nothing but
 * what it finds changed and its collisions. They take turns: after a commit, a queue pauses until
 * another has committed, and a queue that collided commits in that pause. Without it, the one that was
 * quicker once stays quicker and starves the others.
 */
export class Backoff {
  readonly #clock: () => number;
  #commitsAlone = 0;
  #lastPause: number;
  #collisions = 0;
  #usualCollisions = 0;

  /** `clock` tells milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#lastPause = clock();
  }

  /** The pause after a group was served. */
  succeeded({ tookMs, wrote, metOthers }: GroupReport): Pause {
    const times = this.#countCollisions();
    if (!wrote) return NO_PAUSE;
    this.#commitsAlone = metOthers ? 0 : this.#commitsAlone + 1;
    const now = this.#clock();
    const isAlone = this.#commitsAlone > ALONE_AFTER_COMMITS;
    if (isAlone && now - this.#lastPause < PROBE_EVERY_MS) return NO_PAUSE;
    this.#lastPause = now;
    return {
      atLeast: Math.min(PAUSE.longestMs, tookMs * (PAUSE.atLeast + PAUSE.more * (times - 1))),
      atMost: Math.min(PAUSE.longestMs, tookMs * PAUSE.atMost * times),
    };
  }

  /** The wait after the n-th collision: random, since several may have lost to one. */
  collided(tries: number): Pause {
    this.#commitsAlone = 0;
    this.#collisions += 1;
    const { withinMs, patientTries, stepMs, longestMs } = RETURN;
    const within = tries <= patientTries ? withinMs : Math.min(longestMs, stepMs * tries);
    const wait = Math.random() * within;
    return { atLeast: wait, atMost: wait };
  }

  /** An estimate of the other processes, at least one: the mean of collisions before a success. */
  #countCollisions(): number {
    this.#usualCollisions += WEIGHT * (this.#collisions - this.#usualCollisions);
    this.#collisions = 0;
    return Math.max(1, this.#usualCollisions);
  }
}
