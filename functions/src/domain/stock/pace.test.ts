import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

const paceAt = (time = { now: 0 }) => ({ time, pace: new Pace(() => time.now) });
const alone = { tookMs: 10, wrote: true, metOthers: false };
const met = { ...alone, metOthers: true };
const times = <Item>(count: number, make: () => Item): Item[] =>
  Array.from({ length: count }, make);

describe('Pace', () => {
  it('pauses after a commit for a little longer than it took, but not for ever', () => {
    expect(paceAt().pace.succeeded(met)).toBe(12);
    expect(paceAt().pace.succeeded({ ...met, tookMs: 900 })).toBe(1000);
    expect(paceAt().pace.succeeded({ ...met, wrote: false })).toBe(0);
  });

  it('stops pausing after eight commits without a sign of others, until there is one', () => {
    const { pace } = paceAt();
    expect(times(10, () => pace.succeeded(alone))).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 0, 0]);
    expect(pace.succeeded(met)).toBe(12);
    expect(times(9, () => pace.succeeded(alone)).at(-2)).toBe(12);
    expect(pace.succeeded(alone)).toBe(0);
    pace.collided(1);
    expect(pace.succeeded(alone)).toBe(12);
  });

  it('does not take what wrote nothing for a commit without others', () => {
    const { pace } = paceAt();
    times(20, () => pace.succeeded({ ...alone, wrote: false }));
    expect(pace.succeeded(alone)).toBe(12);
  });

  it('lets others in from time to time even when it seems to be alone', () => {
    const { pace, time } = paceAt();
    times(8, () => pace.succeeded(alone));
    time.now = 299;
    expect(pace.succeeded(alone)).toBe(0);
    time.now = 300;
    expect(pace.succeeded(alone)).toBe(12);
    time.now = 599;
    expect(pace.succeeded(alone)).toBe(0);
    time.now = 600;
    expect(pace.succeeded(alone)).toBe(12);
  });

  it('pauses longer where a success usually costs several collisions', () => {
    const { pace } = paceAt();
    const pauses = times(30, () => {
      times(4, () => pace.collided(1));
      return pace.succeeded(alone);
    });
    expect(pauses[0]).toBe(12);
    expect(pauses.at(-1)).toBeGreaterThan(12 * 3.9);
    expect(pauses.at(-1)).toBeLessThan(12 * 4);
    expect(times(30, () => pace.succeeded(met)).at(-1)).toBe(12);
  });

  it('comes back soon and at random after a collision, later after many, and never late', () => {
    const waits = (tries: number) => times(400, () => paceAt().pace.collided(tries));
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
