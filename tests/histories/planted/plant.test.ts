import { describe, expect, it } from 'vitest';
import { BUGS } from './bugs.ts';
import { planted, SOURCE } from './plant.ts';

// Whoever words the shop anew hears of it here, and not when the bugs are hunted.
describe('each bug', () => {
  it.each(BUGS.map((bug) => [bug.name, bug] as const))('can be planted: %s', (_name, bug) => {
    const files = new Set(bug.changes.map(({ file }) => file));
    // And the one that takes the shop's own laws away.
    expect(planted(SOURCE, bug).size).toBe(files.size + 1);
  });
});
