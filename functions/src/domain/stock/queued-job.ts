/** How many failures that are no contention a group, and then each of it alone, may have. */
const MAX_FAILURES = { together: 3, alone: 3 };

/** A job in a queue. */
export interface QueuedJob<Job, Outcome> {
  job: Job;
  /** Milliseconds since 1970. */
  since: number;
  tries: number;
  /** Tries that failed for another reason than contention; those before and after `alone` apart. */
  failures: number;
  /** GroupReport with nobody else, because the group it was in failed in a way that may be its own. */
  alone: boolean;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Takes from the head of the queue the jobs that are served together: as many as weigh no more than
 * `atMost` together, and at least one.
 */
export const nextGroup = <Job, Outcome>(
  waiting: QueuedJob<Job, Outcome>[],
  atMost: number,
  weightOf: (job: Job) => number = () => 1,
): QueuedJob<Job, Outcome>[] => {
  let weight = 0;
  const end = waiting.findIndex(({ alone, job }) => {
    weight += weightOf(job);
    return alone || weight > atMost;
  });
  return waiting.splice(0, end < 0 ? waiting.length : Math.max(1, end));
};

/** Counts a failure of a group; after a few, each of its jobs is served alone. */
export const noteFailure = (group: readonly QueuedJob<unknown, never>[]): void => {
  for (const waiting of group) {
    waiting.failures += 1;
    if (waiting.failures < MAX_FAILURES.together) continue;
    waiting.alone = true;
    waiting.failures = 0;
  }
};

/** True for a job that failed alone so often that it is rejected. */
export const failedAlone = ({ failures }: { failures: number }): boolean =>
  failures >= MAX_FAILURES.alone;
