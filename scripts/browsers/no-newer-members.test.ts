import { Linter } from 'eslint';
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
        parser: tseslint.parser as Linter.Parser,
        parserOptions: {
          projectService: { allowDefaultProject: ['*.ts'] },
          tsconfigRootDir: import.meta.dirname,
        },
      },
      plugins: { browsers: { rules: { 'no-newer-members': noNewerMembers } } },
      rules: { 'browsers/no-newer-members': 'error' },
    },
    `${import.meta.dirname}/sample.ts`,
  );
  return found.map(({ message }) => message.split(' ')[0] ?? '');
}

describe('no-newer-members', () => {
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
      AbortSignal.timeout(1);
      [2, 1].at(-1);`;
    expect(complaints(code)).toEqual([]);
  });
});
