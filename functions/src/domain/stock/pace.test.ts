import { describe, expect, it } from 'vitest';
import { NO_PAUSE, Pace } from './pace.ts';

const paceAt = (time = { now: 0 }) => ({ time, pace: new Pace(() => time.now) });
const alone = { tookMs: 10, wrote: true, metOthers: false };
const met = { ...alone, metOthers: true };
const PAUSE = { atLeast: 2, atMost: 30 };
const times = <Item>(count: number, make: () => Item): Item[] =>
  Array.from({ length: count }, make);

describe('Pace', () => {
  it('pauses after a commit until others had time for the same, but not for ever', () => {
    expect(paceAt().pace.succeeded(met)).toEqual(PAUSE);
    expect(paceAt().pace.succeeded({ ...met, tookMs: 400 })).toEqual({ atLeast: 80, atMost: 1000 });
    expect(paceAt().pace.succeeded({ ...met, tookMs: 6000 })).toEqual({
      atLeast: 1000,
      atMost: 1000,
    });
    expect(paceAt().pace.succeeded({ ...met, wrote: false })).toEqual(NO_PAUSE);
  });

  it('stops pausing after eight commits without a sign of others, until there is one', () => {
    const { pace } = paceAt();
    expect(times(10, () => pace.succeeded(alone))).toEqual([
      ...times(8, () => PAUSE),
      NO_PAUSE,
      NO_PAUSE,
    ]);
    expect(pace.succeeded(met)).toEqual(PAUSE);
    expect(times(9, () => pace.succeeded(alone)).at(-2)).toEqual(PAUSE);
    expect(pace.succeeded(alone)).toEqual(NO_PAUSE);
    pace.collided(1);
    expect(pace.succeeded(alone)).toEqual(PAUSE);
  });

  it('does not take what wrote nothing for a commit without others', () => {
    const { pace } = paceAt();
    times(20, () => pace.succeeded({ ...alone, wrote: false }));
    expect(pace.succeeded(alone)).toEqual(PAUSE);
  });

  it('lets others in from time to time even when it seems to be alone', () => {
    const { pace, time } = paceAt();
    times(8, () => pace.succeeded(alone));
    const at = (now: number) => {
      time.now = now;
      return pace.succeeded(alone);
    };
    expect([at(299), at(300), at(599), at(600)]).toEqual([NO_PAUSE, PAUSE, NO_PAUSE, PAUSE]);
  });

  it('pauses longer where a success usually costs several collisions', () => {
    const { pace } = paceAt();
    const pauses = times(30, () => {
      times(4, () => pace.collided(1));
      return pace.succeeded(alone);
    });
    expect(pauses[0]).toEqual(PAUSE);
    const last = pauses.at(-1) ?? NO_PAUSE;
    expect(last.atLeast).toBeGreaterThan(2 + 12 * 2.9);
    expect(last.atLeast).toBeLessThan(2 + 12 * 3);
    expect(last.atMost).toBeGreaterThan(30 * 3.9);
    expect(last.atMost).toBeLessThan(30 * 4);
    expect(times(30, () => pace.succeeded(met)).at(-1)).toEqual(PAUSE);
  });

  it('comes back soon and at random after a collision, later after many, and never late', () => {
    const waits = (tries: number) =>
      times(400, () => {
        const { atLeast, atMost } = paceAt().pace.collided(tries);
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
