/** The shop did what the model of it does not allow. */
export class Violation extends Error {}

/** @throws Violation saying `what` was broken, unless it holds. */
export const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Violation(what);
};
