import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUGS } from './bugs.ts';
import { folderOf, plant, planted, SOURCE } from './plant.ts';

// Whoever words the shop anew hears of it here, and not when the bugs are hunted.
describe('each bug', () => {
  it.each(BUGS.map((bug) => [bug.name, bug] as const))('can be planted: %s', (_name, bug) => {
    const files = new Set(bug.changes.map(({ file }) => file));
    // And the one that takes the shop's own laws away.
    expect(planted(SOURCE, bug).size).toBe(files.size + 1);
  });
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('the bugs that `npm run check:histories -- --planted` plants', () => {
  it('are forty-five, each with a copy of its own', () => {
    expect(new Set(BUGS.map(folderOf)).size).toBe(45);
  });

  it.each(BUGS.slice(0, 1))('stand in a copy of the whole source', (bug) => {
    const copy = plant(bug);
    expect(filesIn(copy)).toEqual(filesIn(SOURCE));
    for (const [path, text] of planted(SOURCE, bug)) {
      expect(readFileSync(join(copy, path.slice(SOURCE.length)), 'utf8')).toBe(text);
      expect(readFileSync(path, 'utf8')).not.toBe(text);
    }
    rmSync(copy, { recursive: true });
  });
});
