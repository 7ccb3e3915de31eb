import { describe, expect, it } from 'vitest';
import { NO_PAUSE, Backoff } from './backoff.ts';

const backoffAt = (time = { now: 0 }) => ({ time, backoff: new Backoff(() => time.now) });
const alone = { tookMs: 10, wrote: true, metOthers: false };
const met = { ...alone, metOthers: true };
const PAUSE = { atLeast: 2, atMost: 30 };
const times = <Item>(count: number, make: () => Item): Item[] =>
  Array.from({ length: count }, make);

describe('Backoff', () => {
  it('pauses after a commit until others had time for the same, but not for ever', () => {
    expect(backoffAt().backoff.succeeded(met)).toEqual(PAUSE);
    expect(backoffAt().backoff.succeeded({ ...met, tookMs: 400 })).toEqual({
      atLeast: 80,
      atMost: 1000,
    });
    expect(backoffAt().backoff.succeeded({ ...met, tookMs: 6000 })).toEqual({
      atLeast: 1000,
      atMost: 1000,
    });
    expect(backoffAt().backoff.succeeded({ ...met, wrote: false })).toEqual(NO_PAUSE);
  });

  it('stops pausing after eight commits without a sign of others, until there is one', () => {
    const { backoff } = backoffAt();
    expect(times(10, () => backoff.succeeded(alone))).toEqual([
      ...times(8, () => PAUSE),
      NO_PAUSE,
      NO_PAUSE,
    ]);
    expect(backoff.succeeded(met)).toEqual(PAUSE);
    expect(times(9, () => backoff.succeeded(alone)).at(-2)).toEqual(PAUSE);
    expect(backoff.succeeded(alone)).toEqual(NO_PAUSE);
    backoff.collided(1);
    expect(backoff.succeeded(alone)).toEqual(PAUSE);
  });

  it('does not take what wrote nothing for a commit without others', () => {
    const { backoff } = backoffAt();
    times(20, () => backoff.succeeded({ ...alone, wrote: false }));
    expect(backoff.succeeded(alone)).toEqual(PAUSE);
  });

  it('lets others in from time to time even when it seems to be alone', () => {
    const { backoff, time } = backoffAt();
    times(8, () => backoff.succeeded(alone));
    const at = (now: number) => {
      time.now = now;
      return backoff.succeeded(alone);
    };
    expect([at(299), at(300), at(599), at(600)]).toEqual([NO_PAUSE, PAUSE, NO_PAUSE, PAUSE]);
  });

  it('pauses longer where a success usually costs several collisions', () => {
    const { backoff } = backoffAt();
    const pauses = times(30, () => {
      times(4, () => backoff.collided(1));
      return backoff.succeeded(alone);
    });
    expect(pauses[0]).toEqual(PAUSE);
    const last = pauses.at(-1) ?? NO_PAUSE;
    expect(last.atLeast).toBeGreaterThan(2 + 12 * 2.9);
    expect(last.atLeast).toBeLessThan(2 + 12 * 3);
    expect(last.atMost).toBeGreaterThan(30 * 3.9);
    expect(last.atMost).toBeLessThan(30 * 4);
    expect(times(30, () => backoff.succeeded(met)).at(-1)).toEqual(PAUSE);
  });

  it('comes back soon and at random after a collision, later after many, and never late', () => {
    const waits = (tries: number) =>
      times(400, () => {
        const { atLeast, atMost } = backoffAt().backoff.collided(tries);
        expect(atMost).toBe(atLeast);
        return atLeast;
      });
    for (const tries of [1, 20]) {
      expect(Math.max(...waits(tries))).toBeLessThan(15);
      expect(Math.max(...waits(tries))).toBeGreaterThan(13);
    }
    expect(Math.max(...waits(21))).toBeGreaterThan(95);
    expect(Math.max(...waits(21))).toBeLessThan(105);
    expect(Math.max(...waits(1000))).toBeGreaterThan(280);
    expect(Math.max(...waits(1000))).toBeLessThan(300);
    expect(new Set(waits(5)).size).toBeGreaterThan(100);
    expect(Math.min(...waits(1))).toBeLessThan(3);
  });
});
