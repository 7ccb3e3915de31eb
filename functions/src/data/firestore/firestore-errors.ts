/** The gRPC status codes that repositories react to. */
const STATUS = {
  unknown: 2,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const;

const hasStatus = (error: unknown, ...codes: number[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code as number);

/**
 * A query without its index, or with one that is still being built. It has the status of contention
 * (`FAILED_PRECONDITION`) and is a mistake of ours: trying again within a call does not help.
 */
const isMissingIndex = (error: unknown): boolean =>
  hasStatus(error, STATUS.failedPrecondition) &&
  /\brequires an? (\w+ )?index\b/i.test((error as Error).message);

/** Some of these statuses; never for a missing index. */
const passes = (error: unknown, ...codes: number[]): boolean =>
  hasStatus(error, ...codes) && !isMissingIndex(error);

export const isNotFound = (error: unknown): boolean => hasStatus(error, STATUS.notFound);

export const isAlreadyThere = (error: unknown): boolean => hasStatus(error, STATUS.alreadyExists);

/** Somebody else changed the document since it was read, or is changing it right now. */
export const isContention = (error: unknown): boolean =>
  passes(error, STATUS.failedPrecondition, STATUS.aborted);

/** What a commit that rests on an earlier read gives; undefined when somebody else was faster. */
export const unlessOvertaken = async <Result>(
  commit: Promise<Result> | undefined,
): Promise<Result | undefined> => {
  try {
    return await commit;
  } catch (error) {
    if (isNotFound(error) || isContention(error) || isAlreadyThere(error)) return undefined;
    throw error;
  }
};

/**
 * A commit that may succeed when it is decided anew: something it relied on has changed, or the
 * database was busy or out of reach. In the second case it may have succeeded unnoticed.
 */
export const isWorthAnotherTry = (error: unknown): boolean =>
  passes(error, ...Object.values(STATUS));

/**
 * What a failed commit says of its next try.
 *
 * - `collision`: somebody else was faster; decided anew it goes through sooner or later.
 * - `out_of_reach`: the database is busy or away, for everybody alike.
 * - `doubtful`: neither; what was to be written may be at fault, and then it never goes through.
 * - `final`: the database refuses it.
 */
export type FailureKind = 'collision' | 'out_of_reach' | 'doubtful' | 'final';

const { aborted, failedPrecondition, alreadyExists, notFound } = STATUS;
const { unavailable, deadlineExceeded, resourceExhausted } = STATUS;

export const failureKind = (error: unknown): FailureKind => {
  if (passes(error, aborted, failedPrecondition, alreadyExists, notFound)) return 'collision';
  if (hasStatus(error, unavailable, deadlineExceeded, resourceExhausted)) return 'out_of_reach';
  return isWorthAnotherTry(error) ? 'doubtful' : 'final';
};
