/** Called for each item that a scheduled job could not do now, with its id and the cause; the next run finds it again. */
export type ReportFailure = (id: string, cause: unknown) => void;

/** For callers that read the report alone. */
export const ignoreFailure: ReportFailure = () => undefined;
