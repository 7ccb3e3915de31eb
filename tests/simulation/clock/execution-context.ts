/**
 * Gives time and chance of the process to the simulation: whatever runs in a place asks that place,
 * whatever does not goes straight to the machine. Done at the built-in functions, so that the
 * shop's code, the gateway's client and its simulator are as they are.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { TimelineEvent } from './timeline.ts';

/** Where something runs: in a process of the shop, or in the world around them. */
export interface ExecutionContext {
  /** Milliseconds since 1970, by the clock of the place. */
  now: () => number;
  random: () => number;
  bytes: (count: number) => Buffer;
  after: (ms: number, run: () => unknown) => TimelineEvent;
}

const places = new AsyncLocalStorage<ExecutionContext>();

/** Runs work, and all that comes of it, in a place. */
export const runInContext = <Result>(place: ExecutionContext, work: () => Result): Result =>
  places.run(place, work);

/** A timer of the simulation. */
class Timer {
  readonly #happening: TimelineEvent;

  constructor(happening: TimelineEvent) {
    this.#happening = happening;
  }

  clear(): void {
    this.#happening.isOff = true;
  }

  unref(): this {
    return this;
  }
}

type Changes = [owner: object, name: string, changed: (original: never) => unknown][];

const inOr =
  <Given extends unknown[], Result>(
    here: (place: ExecutionContext, ...given: Given) => Result,
    elsewhere: (...given: Given) => Result,
  ) =>
  (...given: Given): Result => {
    const place = places.getStore();
    return place ? here(place, ...given) : elsewhere(...given);
  };

const CHANGES: Changes = [
  [Date, 'now', (original: () => number) => inOr((place) => place.now(), original)],
  [Math, 'random', (original: () => number) => inOr((place) => place.random(), original)],
  [
    performance,
    'now',
    (original: () => number) => inOr((place) => place.now(), original.bind(performance)),
  ],
  [
    crypto,
    'randomBytes',
    (original: (count: number) => Buffer) => inOr((place, count) => place.bytes(count), original),
  ],
  [
    timers,
    'setTimeout',
    (original: (ms?: number, value?: unknown) => Promise<unknown>) =>
      inOr(
        (place, ms = 0, value) =>
          new Promise((resolve) => {
            place.after(ms, () => {
              resolve(value);
            });
          }),
        original,
      ),
  ],
  [
    globalThis,
    'setTimeout',
    (original: (...given: unknown[]) => unknown) =>
      inOr((place, ...given: unknown[]) => {
        const [run, ms = 0, ...rest] = given as [(...rest: unknown[]) => unknown, number?];
        return new Timer(place.after(ms, () => runInContext(place, () => run(...rest))));
      }, original),
  ],
  [
    globalThis,
    'clearTimeout',
    (original: (timer: unknown) => void) => (timer: unknown) => {
      if (timer instanceof Timer) timer.clear();
      else original(timer);
    },
  ],
];

/** From now on places have time and chance of their own; gives what ends that. */
export const patchGlobals = (): (() => void) => {
  const before = CHANGES.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  for (const [owner, name, change] of CHANGES)
    Object.defineProperty(owner, name, {
      value: change(Reflect.get(owner, name) as never),
      configurable: true,
      writable: true,
    });
  syncBuiltinESMExports();
  return () => {
    for (const [index, [owner, name]] of CHANGES.entries()) {
      const was = before[index];
      if (was) Object.defineProperty(owner, name, was);
      else Reflect.deleteProperty(owner, name);
    }
    syncBuiltinESMExports();
  };
};
