import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { shopTestsOf } from './shop-tests.ts';

const SHOP_FOLDERS = ['rules', 'api', 'browser'];

function shopTests(root: string): string[] {
  return SHOP_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `tests/${folder}/${name}`),
  );
}

/**
 * The test files that changed files concern: by what they import, however far, and for tests of the
 * running shop by subject.
 * @param changed paths below the root
 * @returns paths below the root
 */
export async function relatedTests(root: string, changed: readonly string[]): Promise<string[]> {
  const tests = shopTests(root);
  const bySubject = changed.flatMap((path) => shopTestsOf(path, tests));
  const related = [...changed, ...bySubject].map((path) => join(root, path));
  const vitest = await createVitest('test', { root, related, watch: false, reporters: [] });
  try {
    const specifications = await vitest.getRelevantTestSpecifications();
    return [...new Set(specifications.map(({ moduleId }) => relative(root, moduleId)))].sort();
  } finally {
    await vitest.close();
  }
}
