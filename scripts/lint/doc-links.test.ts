import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  deadLinks,
  filesBelow,
  linkedFiles,
  namedFiles,
  namedScripts,
  stepsBelow,
} from './doc-links.ts';

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

const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`);
const pages = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn(DECISIONS), ...packages];
const text = (page: string) => readFileSync(join(root, page), 'utf8');

it('finds files and folders named in code, and no paths of the site', () => {
  const named =
    '`contract/money/money.ts`, `web/src/lib/`, `/home/finder`, `features/<name>/`, `x.test`';
  expect(namedFiles(named)).toEqual(['contract/money/money.ts', 'web/src/lib/']);
});

it('finds no link of a page that leads nowhere', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(deadLinks(root, pages)).toEqual([]);
});

it('finds no file or folder named in a page that is not there', () => {
  const files = filesBelow(root).map((name) => `/${name}`);
  const isThere = (name: string) =>
    files.some((file) =>
      name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}`),
    );
  const missing = pages.flatMap((page) =>
    namedFiles(text(page))
      .filter((name) => !isThere(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it.each([
  ['Adding an endpoint', 7],
  ['Adding a field to Product', 10],
])('finds no more files to touch under “%s” than %d, one a step', (heading, most) => {
  const steps = stepsBelow(text('CONTRIBUTING.md'), heading);
  expect(steps.every((step) => step.startsWith('`'))).toBe(true);
  expect(steps.length).toBeGreaterThan(4);
  expect(steps.length).toBeLessThanOrEqual(most);
});

it('finds every npm script in docs/commands.md, and none in a page that is not there', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const known = Object.keys(scripts);
  expect(
    pages.flatMap((page) => namedScripts(text(page)).filter((name) => !known.includes(name))),
  ).toEqual([]);
  const listed = ['start', 'test', ...namedScripts(text('docs/commands.md'))];
  expect(known.filter((name) => !listed.includes(name))).toEqual([]);
});

it('finds a decision on one page: at most 400 words', () => {
  const words = (name: string) => text(join(DECISIONS, name)).split(/\s+/).filter(Boolean).length;
  expect(decisions.filter((name) => words(name) > 400)).toEqual([]);
  expect(decisions.length).toBeLessThanOrEqual(25);
});

it('finds every decision in the index, once', () => {
  const index = text(join(DECISIONS, 'README.md'));
  expect(linkedFiles(index).toSorted()).toEqual(decisions.toSorted());
});
