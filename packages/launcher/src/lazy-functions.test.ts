import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const HOOK = pathToFileURL(join(import.meta.dirname, 'lazy-functions.mjs')).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lazy-functions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a program of this name beside the emulators says that runs behind the hook. */
function behindHook(name: string, text: string): string[] {
  const emulators = join(folder, 'firebase-tools/lib/emulator');
  mkdirSync(emulators, { recursive: true });
  mkdirSync(join(emulators, '../deploy'), { recursive: true });
  writeFileSync(join(emulators, 'functionsEmulatorShared.js'), SHARED);
  writeFileSync(join(emulators, '../deploy/prepare.js'), DEPLOY);
  writeFileSync(join(emulators, `${name}.js`), text);
  const said = execFileSync(process.execPath, [join(emulators, name)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import ${HOOK}` },
  });
  return said.trim().split('\n');
}

const SHARED = `
  const deploy = require('../deploy/prepare');
  console.log('shared');
  exports.findModuleRoot = () => 'found';
  exports.inside = (name) => name in deploy;
  exports.prepare = () => deploy.prepare();`;
const DEPLOY = `
  console.log('deploy');
  exports.prepare = () => 'prepared';`;

const PROGRAM = `
  const shared = require('./functionsEmulatorShared');
  console.log(shared.findModuleRoot());
  console.log(shared.prepare(), shared.inside('prepare'), shared.inside('other'));`;

describe('what a process of a function does not use', () => {
  it('is loaded when it is used', () => {
    const said = behindHook('functionsEmulatorRuntime', PROGRAM);
    expect(said).toEqual(['shared', 'found', 'deploy', 'prepared true false']);
  });

  it('is loaded at once by any other program', () => {
    const said = behindHook('hub', PROGRAM);
    expect(said).toEqual(['deploy', 'shared', 'found', 'prepared true false']);
  });

  it('is not loaded by the file that firebase-tools has there', () => {
    const tools = createRequire(import.meta.url).resolve('firebase-tools/package.json');
    const shared = join(tools, '../lib/emulator/functionsEmulatorShared.js');
    const { length } = behindHook(
      'functionsEmulatorRuntime',
      `require(${JSON.stringify(shared)}).findModuleRoot('none', ${JSON.stringify(folder)});
       const loaded = Object.keys(require.cache);
       console.log(loaded.filter((path) => /[\\\\/](winston|ajv|marked-terminal)[\\\\/]/.test(path)).join('\\n'));`,
    ).filter(Boolean);
    expect(length).toBe(0);
  });
});
