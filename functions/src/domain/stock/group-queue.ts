import { setTimeout as sleep } from 'node:timers/promises';
import { tooBusy } from '../../contract/api/app-error.ts';
import type { FailureKind } from '../../data/firestore/firestore-errors.ts';
import { NO_PAUSE, Backoff, type Pause, type GroupReport } from './backoff.ts';
import { failedAlone, nextGroup, noteFailure, type QueuedJob } from './queued-job.ts';

export interface QueueLimits {
  /** How many jobs may wait; more are refused at once. */
  waiting: number;
  /** How much is served together: jobs, or what they weigh. */
  group: number;
  /** How often one is tried, and for how many milliseconds, before it is refused. */
  tries: number;
  patienceMs: number;
}

/** What serving a group came to: one outcome per job, in their order. */
export interface GroupResult<Outcome> extends Pick<GroupReport, 'wrote' | 'metOthers'> {
  outcomes: readonly Outcome[];
}

export interface QueueWork<Job, Outcome> {
  /** Serves a group. All or nothing: when it throws, nothing happened. */
  serve: (jobs: readonly Job[]) => Promise<GroupResult<Outcome>>;
  /** Whether somebody else has changed something since the last group. */
  othersWereHere: () => Promise<boolean>;
  /** How much of a group a job takes up; one without it. */
  weightOf?: (job: Job) => number;
  /** What a failure to serve says of the group's next try. */
  failureKind: (error: unknown) => FailureKind;
}

/** The clock that a queue lives by, in milliseconds. */
export interface Time {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const REAL_TIME: Time = { now: () => performance.now(), sleep: (ms) => sleep(ms) };

/**
 * A group is complete when so long nobody joined it: under load, one commit instead of two. But the
 * first of a crowd don't wait for the last: they are served while the others are still read in.
 */
const GATHER = { quietMs: 2, longestMs: 8 };
/** How often a queue that gives way looks whether others have had their turn. */
const LOOK_EVERY_MS = 5;

/**
 * First come, first served, in groups: everybody who waits while a group is served makes up the next
 * one. Bounded in length and in patience, so that a caller gets an answer in any case.
 */
export class GroupQueue<Job, Outcome> {
  readonly #work: QueueWork<Job, Outcome>;
  readonly #limits: QueueLimits;
  readonly #onIdle: () => void;
  readonly #waiting: QueuedJob<Job, Outcome>[] = [];
  readonly #backoff: Pick<Backoff, 'succeeded' | 'collided'>;
  readonly #time: Time;
  #busy = false;

  /** `onIdle` is called each time when nobody waits any more. */
  constructor(
    work: QueueWork<Job, Outcome>,
    limits: QueueLimits,
    onIdle: () => void,
    backoff: Pick<Backoff, 'succeeded' | 'collided'> = new Backoff(),
    time = REAL_TIME,
  ) {
    this.#backoff = backoff;
    this.#time = time;
    this.#work = work;
    this.#limits = limits;
    this.#onIdle = onIdle;
  }

  /**
   * Waits for this job's outcome.
   * @throws AppError `too_many_requests` when the queue is full or patience ends; else what `serve` throws.
   */
  push(job: Job): Promise<Outcome> {
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(tooBusy());
    return new Promise((resolve, reject) => {
      // However slow those in front are, nobody waits for ever.
      const timer = setTimeout(() => {
        this.#giveUp(waiting);
      }, this.#limits.patienceMs);
      const waiting: QueuedJob<Job, Outcome> = {
        job,
        since: Date.now(),
        tries: 0,
        failures: 0,
        alone: false,
        resolve: (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      this.#waiting.push(waiting);
      if (!this.#busy) void this.#run();
    });
  }

  /** Refuses one who still waits; who is being served gets an answer from there. */
  #giveUp(waiting: QueuedJob<Job, Outcome>): void {
    const index = this.#waiting.indexOf(waiting);
    if (index < 0) return;
    this.#waiting.splice(index, 1);
    waiting.reject(tooBusy());
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      await this.#gather();
      const pause = await this.#serve(
        nextGroup(this.#waiting, this.#limits.group, this.#work.weightOf),
      );
      // Even when nobody waits at this moment: those just served may be back with their next wish.
      await this.#giveWay(pause);
    }
    this.#busy = false;
    this.#onIdle();
  }

  /** Lets those join who arrive together but were not read from the network yet. */
  async #gather(): Promise<void> {
    const end = this.#time.now() + GATHER.longestMs;
    let before: number;
    do {
      before = this.#waiting.length;
      await this.#time.sleep(GATHER.quietMs);
    } while (
      this.#waiting.length > before &&
      this.#waiting.length < this.#limits.group &&
      this.#time.now() < end
    );
  }

  /** Leaves the turn to others. Looks for them only while somebody waits: a look is a read. */
  async #giveWay({ atLeast, atMost }: Pause): Promise<void> {
    await this.#time.sleep(atLeast);
    const end = this.#time.now() + atMost - atLeast;
    while (this.#time.now() < end) {
      if (this.#waiting.length > 0 && (await this.#othersWereHere())) return;
      await this.#time.sleep(LOOK_EVERY_MS);
    }
  }

  /** A look that fails ends the pause: the next group finds out what is wrong and says so. */
  async #othersWereHere(): Promise<boolean> {
    try {
      return await this.#work.othersWereHere();
    } catch {
      return true;
    }
  }

  /** Serves a group; gives the pause before the next. */
  async #serve(group: QueuedJob<Job, Outcome>[]): Promise<Pause> {
    const begun = this.#time.now();
    try {
      const { outcomes, ...served } = await this.#work.serve(group.map(({ job }) => job));
      group.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('a job got no outcome'));
        else resolve(outcome);
      });
      return this.#backoff.succeeded({ ...served, tookMs: this.#time.now() - begun });
    } catch (error) {
      const kind = this.#work.failureKind(error);
      if (kind === 'final') return this.#isolate(group, error);
      if (kind === 'collision') return this.#again(group);
      return this.#doubt(group, kind, error);
    }
  }

  /**
   * Tries again what failed for another reason than contention: after a few times each alone, so
   * that one whose order cannot be written keeps nobody else from theirs. Who is alone already goes
   * to the end, and is refused when the failure seems to be their own.
   */
  #doubt(
    group: QueuedJob<Job, Outcome>[],
    kind: 'doubtful' | 'out_of_reach',
    error: unknown,
  ): Pause {
    const [first] = group;
    if (!first?.alone) {
      noteFailure(group);
      return this.#again(group);
    }
    first.failures += 1;
    if (kind === 'doubtful' && failedAlone(first)) {
      first.reject(error);
      return NO_PAUSE;
    }
    return this.#again(group, 'end');
  }

  /** Puts those who may try again back into the queue, in their order. */
  #again(group: QueuedJob<Job, Outcome>[], where: 'head' | 'end' = 'head'): Pause {
    const { tries, patienceMs } = this.#limits;
    const patient = group.filter((waiting) => {
      waiting.tries += 1;
      const goesOn = waiting.tries < tries && Date.now() - waiting.since < patienceMs;
      if (!goesOn) waiting.reject(tooBusy());
      return goesOn;
    });
    if (where === 'head') this.#waiting.unshift(...patient);
    else this.#waiting.push(...patient);
    return this.#backoff.collided(Math.max(0, ...patient.map((waiting) => waiting.tries)));
  }

  /** Something in the group cannot be served at all: serves each alone, so that only the culprit fails. */
  async #isolate(group: QueuedJob<Job, Outcome>[], error: unknown): Promise<Pause> {
    const [only, ...others] = group;
    if (others.length === 0) {
      only?.reject(error);
      return NO_PAUSE;
    }
    let longest = NO_PAUSE;
    for (const waiting of group) {
      const pause = await this.#serve([waiting]);
      if (pause.atMost > longest.atMost) longest = pause;
    }
    return longest;
  }
}
