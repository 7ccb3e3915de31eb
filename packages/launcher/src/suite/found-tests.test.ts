import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nearestPaths, requireTests } from './found-tests.ts';

const root = join(import.meta.dirname, '../../../..');

describe('requireTests', () => {
  it('takes what chooses tests', () => {
    expect(requireTests(root, [])).toBeUndefined();
    expect(requireTests(root, ['--project', 'unit', '-t', 'takes', 'found-tests'])).toEqual([
      'packages/launcher/src/suite/found-tests.test.ts',
    ]);
    expect(requireTests(root, ['nothing-like-this', '--passWithNoTests'])).toEqual([]);
  });

  it('names what is near where there is no such file', () => {
    expect(() => requireTests(root, ['src/fuond-tests.test.ts'])).toThrow(
      'There is no test file for "src/fuond-tests.test.ts": name a part of its path, such as packages/launcher/src/suite/found-tests.test.ts',
    );
  });

  it('refuses an option and a project that vitest does not know', () => {
    expect(() => requireTests(root, ['--chnaged'])).toThrow('Unknown option `--chnaged`');
    expect(() => requireTests(root, ['--project', 'nope'])).toThrow('"nope"');
  });
});

describe('nearestPaths', () => {
  const paths = [
    'tests/api/products.test.ts',
    'web/related-products.test.tsx',
    'web/money.test.ts',
  ];

  it.each([
    ['tests/api/prodcts.test.ts', ['tests/api/products.test.ts']],
    ['products', ['tests/api/products.test.ts', 'web/related-products.test.tsx']],
    ['nothing-like-this', []],
    ['x', []],
  ])('of %s are %j', (wanted, near) => {
    expect(nearestPaths(wanted, paths)).toEqual(near);
  });
});
