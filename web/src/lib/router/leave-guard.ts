/**
 * Asked before another screen is shown. A guard that keeps the person where they are gives true, and
 * calls `leave` if they want to go all the same.
 */
export type LeaveGuard = (from: string, to: string, leave: () => void) => boolean;

const guards: LeaveGuard[] = [];

/**
 * Has a guard asked before the screen is left; of several the newest.
 *
 * @returns a function that takes it away
 */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

/** Whether the guard of the screen keeps the person there, between these two paths. */
export const isKept: LeaveGuard = (from, to, leave) => guards.at(-1)?.(from, to, leave) ?? false;
