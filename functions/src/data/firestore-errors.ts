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

export const isNotFound = (error: unknown): boolean => hasStatus(error, STATUS.notFound);

export const isAlreadyThere = (error: unknown): boolean => hasStatus(error, STATUS.alreadyExists);

/** Somebody else changed the document since it was read, or is changing it right now. */
export const isContention = (error: unknown): boolean =>
  hasStatus(error, STATUS.failedPrecondition, STATUS.aborted);

/**
 * A commit that may succeed when it is decided anew: something it relied on has changed, or the
 * database was busy or out of reach. In the second case it may have succeeded unnoticed.
 */
export const isWorthAnotherTry = (error: unknown): boolean =>
  hasStatus(error, ...Object.values(STATUS));
