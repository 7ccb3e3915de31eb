import { Linter } from 'eslint';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { textElements } from './text-elements.js';

/** The lines of a component on which the rule finds something. */
function found(...lines: string[]): number[] {
  const messages = new Linter({ configType: 'flat' }).verify(
    lines.join('\n'),
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: {
          ecmaFeatures: { jsx: true },
          // The same in every such test: the service of a process is made once.
          projectService: { allowDefaultProject: ['*/sample.ts', '*/sample.tsx'] },
          tsconfigRootDir: join(import.meta.dirname, '..'),
        },
      },
      plugins: { ours: { rules: { 'text-elements': textElements } } },
      rules: { 'ours/text-elements': 'error' },
    },
    `${import.meta.dirname}/sample.tsx`,
  );
  return messages.map(({ line }) => line);
}

/** Milliseconds: the types are read first. */
const TIMEOUT_MS = 90_000;

describe('text-elements', { timeout: TIMEOUT_MS }, () => {
  it('refuses a text that changes beside others, in a fragment, in a button and as a component', () => {
    expect(
      found(
        'export const a = (x: string) => <p>Total: {x}</p>;',
        'export const b = (x: number) => <>{x}</>;',
        'export const c = (x: boolean) => <Button>{x ? "Stop" : "Go"}</Button>;',
        'export const d = (x: boolean) => <p><b />{x && "gone"}</p>;',
        'export function Bare() { return String(1); }',
      ),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets pass what has an element of its own, what stays as it is and what is no text', () => {
    expect(
      found(
        'export const a = (x: string) => <p>Total: <span>{x}</span></p>;',
        'export const b = (x: number) => <p>{x}</p>;',
        'export const c = () => <p>{"Total"} <b /></p>;',
        'export const d = (x: boolean) => <p>Total {x && <b />}</p>;',
        'export function Held() { return <b>{String(1)}</b>; }',
      ),
    ).toEqual([]);
  });
});
