import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deadLinks, linkedFiles } from './doc-links.ts';

const root = join(import.meta.dirname, '../..');
const DECISIONS = 'docs/decisions';
const decisions = readdirSync(join(root, DECISIONS)).filter((name) => name !== 'README.md');

const pagesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

it('finds links to files, and no others', () => {
  const text = '[one](a.md#part) [two](https://a.test/b.md) [three](#here) ![four](b/c.webp)';
  expect(linkedFiles(text)).toEqual(['a.md', 'b/c.webp']);
});

it('finds no link that leads nowhere', () => {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`);
  const pages = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn(DECISIONS), ...packages];
  expect(pages.length).toBeGreaterThan(40);
  expect(deadLinks(root, pages)).toEqual([]);
});

it('finds every decision in the index, once', () => {
  const index = readFileSync(join(root, DECISIONS, 'README.md'), 'utf8');
  expect(linkedFiles(index).toSorted()).toEqual(decisions.toSorted());
});
