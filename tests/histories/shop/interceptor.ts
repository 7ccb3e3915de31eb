import { AsyncLocalStorage } from 'node:async_hooks';
import type { WaitingGate } from '../protocol.ts';

export interface ExternalCall extends Pick<WaitingGate, 'kind' | 'what'> {
  /** How long it takes by the clock of the process, in milliseconds, where the shop says so. */
  takesMs?: number | undefined;
}

/** Everything that leaves the process goes through here, where it can be held, failed or cut off. */
export interface Interceptor {
  pass<Result>(outside: ExternalCall, io: () => Promise<Result>): Promise<Result>;
}

const current = new AsyncLocalStorage<Interceptor>();

/** Runs work whose awaits go through the interceptor, also those of what it starts. */
export const runIntercepted = <Result>(interceptor: Interceptor, work: () => Result): Result =>
  current.run(interceptor, work);

/** Sends one await through the interceptor of whoever makes it; what has none goes straight. */
export const intercept = <Result>(
  outside: ExternalCall,
  io: () => Promise<Result>,
): Promise<Result> => {
  const interceptor = current.getStore();
  // What the client library does inside, such as `get` asking `getAll`, is one await to the shop.
  return interceptor ? interceptor.pass(outside, () => current.exit(io)) : io();
};
