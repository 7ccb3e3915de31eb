import { AsyncLocalStorage } from 'node:async_hooks';
import type { WaitingGate } from '../protocol.ts';

export interface Outside extends Pick<WaitingGate, 'kind' | 'what'> {
  /** How long it takes by the clock of the process, in milliseconds, where the shop says so. */
  takesMs?: number | undefined;
}

/** Everything that leaves the process goes through here, where it can be held, failed or cut off. */
export interface Passage {
  pass<Result>(outside: Outside, io: () => Promise<Result>): Promise<Result>;
}

const current = new AsyncLocalStorage<Passage>();

/** Runs work whose awaits go through the passage, also those of what it starts. */
export const within = <Result>(passage: Passage, work: () => Result): Result =>
  current.run(passage, work);

/** Sends one await through the passage of whoever makes it; what has none goes straight. */
export const leave = <Result>(outside: Outside, io: () => Promise<Result>): Promise<Result> => {
  const passage = current.getStore();
  // What the client library does inside, such as `get` asking `getAll`, is one await to the shop.
  return passage ? passage.pass(outside, () => current.exit(io)) : io();
};
