import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOAST } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';

const BROWSER = join(import.meta.dirname, '../browser');

describe('the toasts of the contract', () => {
  it('are each waited for, to the letter, by a browser test that makes it come', () => {
    const tests = readdirSync(BROWSER)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(BROWSER, name), 'utf8'));
    const awaited = tests.flatMap((test) =>
      [...test.matchAll(/await expectToast\(\s*[\w.]+,\s*TOAST\.(\w+)/g)].map(([, name]) => name),
    );
    expect(Object.keys(TOAST).filter((name) => !awaited.includes(name))).toEqual([]);
    expect(awaited.length).toBeGreaterThan(Object.keys(TOAST).length);
  });
});
