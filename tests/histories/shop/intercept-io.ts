/**
 * Puts a gate before every way out of a shop process: the Firestore client's calls and the waiting
 * for time to pass. Done at the client library, so that it holds for every repository there is.
 */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { DocumentReference, Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { stopClock } from './clock.ts';
import { intercept, type ExternalCall } from './interceptor.ts';

type Call = (...args: unknown[]) => Promise<unknown>;

const gate = (
  owner: object,
  name: string,
  outside: (self: unknown, args: unknown[]) => ExternalCall,
): void => {
  const original = Reflect.get(owner, name) as Call;
  const gated = function (this: unknown, ...args: unknown[]) {
    return intercept(outside(this, args), () => original.apply(this, args));
  };
  Object.defineProperty(owner, name, { value: gated, configurable: true, writable: true });
};

const pathOf = (reference: unknown): string =>
  reference instanceof DocumentReference ? reference.path : '';

let gated = false;

/** From now on every await that leaves the process asks the interceptor it runs in. */
export const interceptIo = (): void => {
  if (gated) return;
  gated = true;
  gate(DocumentReference.prototype, 'get', (self) => ({ kind: 'read', what: pathOf(self) }));
  gate(Firestore.prototype, 'getAll', (_self, args) => ({
    kind: 'read',
    what: args.map(pathOf).join(' '),
  }));
  gate(Query.prototype, 'get', () => ({ kind: 'read', what: 'query' }));
  gate(WriteBatch.prototype, 'commit', () => ({ kind: 'commit', what: 'commit' }));
  gate(Firestore.prototype, 'runTransaction', () => ({ kind: 'commit', what: 'transaction' }));

  // Waiting is a gate as well: when it ends is for the history to say, not for the machine.
  const sleep = timers.setTimeout;
  timers.setTimeout = ((ms?: number, value?: unknown, options?: object) =>
    intercept({ kind: 'sleep', what: 'sleep', takesMs: ms }, () =>
      sleep(ms, value, options),
    )) as typeof sleep;
  syncBuiltinESMExports();
  stopClock();
};
