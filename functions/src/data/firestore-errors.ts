/** The gRPC status codes that repositories react to. */
const STATUS = { notFound: 5, alreadyExists: 6, failedPrecondition: 9, aborted: 10 } as const;

const hasStatus = (error: unknown, ...codes: number[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code as number);

export const isNotFound = (error: unknown): boolean => hasStatus(error, STATUS.notFound);

export const isAlreadyThere = (error: unknown): boolean => hasStatus(error, STATUS.alreadyExists);

/** Somebody else changed the document since it was read, or is changing it right now. */
export const isContention = (error: unknown): boolean =>
  hasStatus(error, STATUS.failedPrecondition, STATUS.aborted);
