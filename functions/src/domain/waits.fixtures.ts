import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/**
 * Has nobody wait while the tests of a file run.
 * @returns how long each would have waited in the present test, in milliseconds
 */
export function withoutWaiting(): () => readonly (number | undefined)[] {
  const { setTimeout } = timers;
  let waits: (number | undefined)[] = [];
  beforeAll(() => {
    timers.setTimeout = <Value>(ms?: number, value?: Value): Promise<Value> => {
      waits.push(ms);
      return Promise.resolve(value as Value);
    };
    syncBuiltinESMExports();
  });
  beforeEach(() => {
    waits = [];
  });
  afterAll(() => {
    timers.setTimeout = setTimeout;
    syncBuiltinESMExports();
  });
  return () => waits;
}
