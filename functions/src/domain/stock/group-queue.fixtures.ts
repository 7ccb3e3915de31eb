import { GroupQueue, type GroupResult, type QueueLimits, type QueueWork } from './group-queue.ts';
import { Pace } from './pace.ts';

const LIMITS: QueueLimits = { waiting: 10, group: 3, tries: 3, patienceMs: 10_000 };
/** A failure after which another try is worth it. */
export const busy = new Error('busy');

export const queueOf = (
  serve: QueueWork<string, string>['serve'],
  limits: Partial<QueueLimits> = {},
  onIdle: () => void = () => undefined,
  pace = new Pace(),
  othersWereHere: () => Promise<boolean> = () => Promise.resolve(true),
): GroupQueue<string, string> =>
  new GroupQueue(
    { serve, othersWereHere, isWorthAnotherTry: (error) => error === busy },
    { ...LIMITS, ...limits },
    onIdle,
    pace,
  );

/** Answers each job in capitals. */
export const echo = (jobs: readonly string[]): Promise<GroupResult<string>> =>
  Promise.resolve({
    outcomes: jobs.map((job) => job.toUpperCase()),
    wrote: true,
    metOthers: false,
  });
