import { describe, expect, it } from 'vitest';
import { SOURCE } from '../histories/planted/plant.ts';
import { loadSource } from '../histories/shop/source.ts';
import { simulate } from './simulate.ts';

const source = await loadSource(SOURCE);

describe('a simulated shop', () => {
  it('keeps its invariants for a simulated year with faults of every kind', async () => {
    const { orders, faults } = await simulate({ source, seed: 2026, days: 365 });
    expect(orders).toBeGreaterThan(200);
    expect(faults).toBeGreaterThan(200);
  }, 300_000);

  it('lives the same days again with the same seed, and others with another', async () => {
    const hashOf = async (seed: number) => (await simulate({ source, seed, days: 10 })).hash;
    const [first, again, other] = [await hashOf(1), await hashOf(1), await hashOf(2)];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
