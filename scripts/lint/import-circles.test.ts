import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importCircles, sourceFiles } from './import-circles.ts';

const root = join(import.meta.dirname, '../..');

it('finds a circle that is closed by a type', () => {
  const folder = mkdtempSync(join(tmpdir(), 'circles-'));
  try {
    writeFileSync(join(folder, 'list.ts'), "import { one } from './one.ts';");
    writeFileSync(join(folder, 'one.ts'), "import type { Item } from './list.ts';");
    const files = ['list.ts', 'one.ts'].map((name) => join(folder, name));
    expect(importCircles(folder, files)).toEqual(['list.ts > one.ts > list.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('finds none in the repository', () => {
  const files = sourceFiles(root);
  expect(files.length).toBeGreaterThan(500);
  expect(importCircles(root, files)).toEqual([]);
});
