import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const HOOK = join(import.meta.dirname, 'lazy-auth.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lazy-auth-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts the library of firebase-tools where a program in the folder finds it. */
function bringLibrary(): void {
  const tools = createRequire(import.meta.url).resolve('firebase-tools/package.json');
  const library = createRequire(tools).resolve('exegesis/package.json');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(dirname(library), join(folder, 'node_modules', 'exegesis'));
}

/** What a program says that runs behind the hook. */
function behindHook(text: string): string {
  const program = join(folder, 'program.cjs');
  writeFileSync(program, text);
  return execFileSync(process.execPath, ['--import', HOOK, program], { encoding: 'utf8' }).trim();
}

const asking = (options: string): string => `
  const { compileOptions } = require('exegesis/lib/options');
  console.log(compileOptions(${options}).lazyCompileValidationSchemas);`;

describe('the checks of the Auth emulator', () => {
  it('are compiled at their first use, unless the emulator asks for something else', () => {
    bringLibrary();
    expect(behindHook(asking('{}'))).toBe('true');
    expect(behindHook(asking('{ lazyCompileValidationSchemas: false }'))).toBe('false');
  });

  it('are compiled once where they read the same', () => {
    bringLibrary();
    const told = behindHook(`
      const { createRequire } = require('node:module');
      const Ajv = createRequire(require.resolve('exegesis/package.json'))('ajv').default;
      const even = (value) => value % 2 === 0;
      const check = (options, format, schema) =>
        new Ajv(options).addFormat('even', format).compile(schema);
      const number = { type: 'object', properties: { value: { type: 'integer', format: 'even' } } };
      const format = { validate: even, type: 'number' };
      const first = check({ coerceTypes: true }, format, { ...number });
      console.log(JSON.stringify({
        again: check({ coerceTypes: true }, format, { ...number }) === first,
        otherOptions: check({ coerceTypes: false }, format, { ...number }) === first,
        otherFormat: check({ coerceTypes: true }, { ...format }, { ...number }) === first,
        otherSchema: check({ coerceTypes: true }, format, { ...number, minProperties: 1 }) === first,
        verdicts: [{ value: '4' }, { value: '5' }, { value: 'x' }].map((value) => first(value)),
        why: first.errors[0].message,
      }));`);
    expect(JSON.parse(told)).toEqual({
      again: true,
      otherOptions: false,
      otherFormat: false,
      otherSchema: false,
      verdicts: [true, false, false],
      why: 'must be integer',
    });
  });

  it('are nothing to a program without that library', () => {
    expect(behindHook(`console.log('as it was')`)).toBe('as it was');
  });
});
