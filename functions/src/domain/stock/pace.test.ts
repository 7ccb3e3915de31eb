import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

describe('Pace', () => {
  it('serves half as many after a collision, down to one, and twice as many after a success', () => {
    const pace = new Pace(100);
    const sizes = Array.from({ length: 8 }, () => {
      pace.collided(1);
      return pace.size;
    });
    expect(sizes).toEqual([50, 25, 13, 7, 4, 2, 1, 1]);
    pace.succeeded(1);
    expect(pace.size).toBe(2);
    for (let count = 0; count < 9; count += 1) pace.succeeded(1);
    expect(pace.size).toBe(100);
  });

  it('leaves others more time than it took itself, but not much', () => {
    expect(new Pace(100).succeeded(10)).toBe(15);
    expect(new Pace(100).succeeded(1000)).toBe(40);
  });

  it('waits at random, longer after many collisions, and never long', () => {
    const waits = (tries: number) =>
      Array.from({ length: 200 }, () => new Pace(100).collided(tries));
    expect(Math.max(...waits(1))).toBeLessThan(5);
    expect(Math.max(...waits(10))).toBeGreaterThan(25);
    expect(Math.max(...waits(1000))).toBeLessThan(300);
    expect(new Set(waits(5)).size).toBeGreaterThan(100);
  });
});
