import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FailureKind } from '../../data/firestore/firestore-errors.ts';
import {
  GroupQueue,
  type GroupResult,
  type QueueLimits,
  type QueueWork,
  type Time,
} from './group-queue.ts';
import type { Backoff } from './backoff.ts';

const LIMITS: QueueLimits = { waiting: 10, group: 3, tries: 3, patienceMs: 10_000 };
/** A failure by which somebody else was faster. */
export const busy = new Error('busy');
/** A failure of which nobody knows what it means. */
export const unknown = new Error('unknown');
/** A failure of the database itself. */
export const away = new Error('away');
const KINDS = new Map<unknown, FailureKind>([
  [busy, 'collision'],
  [unknown, 'doubtful'],
  [away, 'out_of_reach'],
]);

interface Options extends Partial<QueueLimits> {
  onIdle?: () => void;
  backoff?: Pick<Backoff, 'succeeded' | 'collided'>;
  othersWereHere?: () => Promise<boolean>;
  time?: Time;
  weightOf?: (job: string) => number;
}

export const queueOf = (
  serve: QueueWork<string, string>['serve'],
  { onIdle = () => undefined, backoff, othersWereHere, time, weightOf, ...limits }: Options = {},
): GroupQueue<string, string> =>
  new GroupQueue(
    {
      serve,
      othersWereHere: othersWereHere ?? (() => Promise.resolve(true)),
      ...(weightOf && { weightOf }),
      failureKind: (error) => KINDS.get(error) ?? 'final',
    },
    { ...LIMITS, ...limits },
    onIdle,
    backoff,
    time,
  );

/** Answers each job in capitals. */
export const echo = (jobs: readonly string[]): Promise<GroupResult<string>> =>
  Promise.resolve({
    outcomes: jobs.map((job) => job.toUpperCase()),
    wrote: true,
    metOthers: false,
  });

/** A clock that moves by sleeping alone, with things that happen when it gets there. */
export class FakeTime implements Time {
  #now = 0;
  readonly #due: { at: number; happens: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  at(ms: number, happens: () => void): void {
    this.#due.push({ at: ms, happens });
  }

  async sleep(ms: number): Promise<void> {
    this.#now += ms;
    while ((this.#due[0]?.at ?? Infinity) <= this.#now) this.#due.shift()?.happens();
    await nextTurn();
  }
}
