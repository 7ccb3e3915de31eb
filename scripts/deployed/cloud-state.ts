/** The part of `firestore.indexes.json` that says what expires. */
export interface IndexFile {
  indexes: unknown[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}

/** A sentence for each TTL policy of the file that `firebase firestore:indexes --pretty` does not show as active. */
export const missingPolicies = ({ fieldOverrides }: IndexFile, listing: string): string[] =>
  fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)
    .filter(
      (field) =>
        !listing
          .split('\n')
          .some((line) => line.includes(`[${field}]`) && line.includes('TTL(ACTIVE)')),
    )
    .map((field) => `What has ${field} does not expire: its TTL policy is not active.`);

/** A job of Cloud Scheduler as its API tells of it. */
export interface Job {
  name: string;
  state?: string;
  lastAttemptTime?: string;
  /** When it is to run next. */
  scheduleTime?: string;
  /** Without a code, the last attempt went well. */
  status?: { code?: number };
}

/** A run may be under way, or a moment late. */
const LATE_MS = 10 * 60 * 1000;

/** A sentence for each scheduled function without its job, which `firebase deploy` names after it. */
export const missingJobs = (jobs: readonly Job[], functions: readonly string[]): string[] =>
  functions
    .filter((name) => !jobs.some((job) => job.name.includes(`/firebase-schedule-${name}`)))
    .map((name) => `The function ${name} has no schedule.`);

/** A sentence for each job that is off, failed, or did not run when it should. */
export const lateJobs = (jobs: readonly Job[], now: number): string[] =>
  jobs.flatMap(({ name, state, lastAttemptTime, scheduleTime, status }) => {
    const job = name.split('/').at(-1) ?? name;
    if (state !== 'ENABLED') return [`${job} is ${state ?? 'off'}.`];
    if (lastAttemptTime === undefined) return [`${job} has never run.`];
    if (status?.code) return [`${job} failed the last time, with code ${status.code}.`];
    const isLate = scheduleTime !== undefined && Date.parse(scheduleTime) < now - LATE_MS;
    return isLate ? [`${job} should have run at ${scheduleTime}.`] : [];
  });
