import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { javaMajor } from './java.ts';
import { shellQuote, writeJavaWrapper } from './java-wrapper.ts';

const folder = mkdtempSync(join(tmpdir(), "wrapper isn't simple-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that prints its name and arguments, one a line. */
function echoProgram(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nprintf '%s\\n' ${name} "$@"\n`);
  chmodSync(path, 0o755);
  return path;
}

const java = echoProgram('real-java');
const hidane = echoProgram('hidane');
const official = { kind: 'official', java, jar: '/jars/firestore.jar', says: '' } as const;
const officialRules = { kind: 'official', java, jar: '/jars/rules.jar' } as const;
const program = join(folder, 'rules.mjs');
writeFileSync(program, "console.log('own rules', process.argv.slice(2).join(' '));");
const ownRules = { kind: 'own', root: process.cwd(), program } as const;
const flags = ['--host', '127.0.0.1', '--rules', '/a folder/firestore.rules'];
const options = [
  ...['-XX:+UseParallelGC', '-Xms1g', '-Xmn128m', '-XX:MetaspaceSize=128m'],
  '-XX:TieredStopAtLevel=1',
];
const firestoreWords = ['-Duser.language=en', '-jar'];

function answer(args: readonly string[]): string[] {
  return execFileSync(join(folder, 'java'), args, { encoding: 'utf8' }).trim().split('\n');
}

describe('the java stand-in', () => {
  it('is new enough for firebase-tools, without any Java', () => {
    writeJavaWrapper(folder, { kind: 'hidane', program: hidane, says: '' }, ownRules);
    const { stderr, status } = spawnSync(
      join(folder, 'java'),
      ['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version'],
      { encoding: 'utf8' },
    );
    expect(status).toBe(0);
    expect(javaMajor(stderr)).toBeGreaterThanOrEqual(21);
  });

  it('runs the official jar with the same flags', () => {
    const env = writeJavaWrapper(folder, official, ownRules);
    expect(answer([...firestoreWords, env.FIRESTORE_EMULATOR_BINARY_PATH, ...flags])).toEqual([
      'real-java',
      ...options,
      '-Duser.language=en',
      '-jar',
      '/jars/firestore.jar',
      ...flags,
    ]);
  });

  it('names the main class for the jar of the Cloud SDK', () => {
    const env = writeJavaWrapper(folder, { ...official, mainClass: 'some.Main' }, ownRules);
    expect(answer([...firestoreWords, env.FIRESTORE_EMULATOR_BINARY_PATH, ...flags])).toEqual([
      'real-java',
      ...options,
      '-Duser.language=en',
      '-cp',
      '/jars/firestore.jar',
      'some.Main',
      ...flags,
    ]);
  });

  it('runs hidane with the flags alone', () => {
    const env = writeJavaWrapper(folder, { kind: 'hidane', program: hidane, says: '' }, ownRules);
    expect(answer([...firestoreWords, env.FIRESTORE_EMULATOR_BINARY_PATH, ...flags])).toEqual([
      'hidane',
      ...flags,
    ]);
  });

  it('runs the official Storage rules runtime, or our own', () => {
    const env = writeJavaWrapper(folder, official, officialRules);
    const args = ['-jar', env.STORAGE_EMULATOR_BINARY_PATH, 'serve'];
    expect(answer(args)).toEqual([
      'real-java',
      '-Djava.security.manager=disallow',
      '-Duser.language=en',
      '-jar',
      '/jars/rules.jar',
      'serve',
    ]);
    writeJavaWrapper(folder, official, ownRules);
    expect(answer(args)).toEqual(['own rules serve']);
  });

  it('refuses any other jar', () => {
    writeJavaWrapper(folder, official, officialRules);
    const { status, stderr } = spawnSync(join(folder, 'java'), ['-jar', '/other.jar'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('/other.jar');
  });

  it('leaves files behind that firebase-tools may make executable', () => {
    const env = writeJavaWrapper(folder, official, officialRules);
    expect(statSync(env.FIRESTORE_EMULATOR_BINARY_PATH).isFile()).toBe(true);
  });
});

describe('shellQuote', () => {
  it.each(["it's", 'a b', '$HOME', '`id`', '"', '\\'])('keeps %s as it is', (word) => {
    const printed = execFileSync('sh', ['-c', `printf %s ${shellQuote(word)}`], {
      encoding: 'utf8',
    });
    expect(printed).toBe(word);
  });
});
