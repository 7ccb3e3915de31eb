/** Hears of what a sweep could not do now, by its id, and why; the next run finds it again. */
export type TellFailure = (id: string, cause: unknown) => void;

/** For those who look at the report alone. */
export const tellNobody: TellFailure = () => undefined;
