import { Linter } from 'eslint';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { noNewerMembers } from './no-newer-members.js';

/** What the rule says of a piece of code, with the types that the site is checked with. */
function complaints(code: string): string[] {
  const found = new Linter({ configType: 'flat' }).verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: {
          // The same in every such test: the service of a process is made once.
          projectService: { allowDefaultProject: ['*/sample.ts', '*/sample.tsx'] },
          tsconfigRootDir: join(import.meta.dirname, '..'),
        },
      },
      plugins: { browsers: { rules: { 'no-newer-members': noNewerMembers } } },
      rules: { 'browsers/no-newer-members': 'error' },
    },
    `${import.meta.dirname}/sample.ts`,
  );
  return found.map(({ message }) => message.split(' ')[0] ?? '');
}

/** Milliseconds: the types of the whole site are read first. */
const TIMEOUT_MS = 90_000;

describe('no-newer-members', { timeout: TIMEOUT_MS }, () => {
  it('refuses what some of the promised browsers lack, on values and on constructors', () => {
    const code = `
      AbortSignal.any([]);
      URL.canParse('/');
      new URLSearchParams().size;
      const list: readonly number[] = [2, 1];
      list.toSorted();`;
    expect(complaints(code)).toEqual([
      'AbortSignal.any',
      'URL.canParse',
      'URLSearchParams.size',
      'Array.toSorted',
    ]);
  });

  it('lets the same names on other things pass, and what all of them have', () => {
    const code = `
      new Set([1]).size;
      ({ any: 1, size: 2 }).size;
      void Promise.any([]);
      void new Response('{}').json();
      export const cut = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;
      AbortSignal.timeout(1);
      [2, 1].at(-1);`;
    expect(complaints(code)).toEqual([]);
  });
});
