import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findJava, javaMajor } from './java.ts';

const root = mkdtempSync(join(tmpdir(), 'java-'));
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  rmSync(root, { recursive: true });
  mkdirSync(root);
});

/** A JDK with a `release` file, whose `java` must not need to be run. */
function jdk(path: string, version: string): string {
  mkdirSync(join(root, path, 'bin'), { recursive: true });
  writeFileSync(join(root, path, 'release'), `IMPLEMENTOR="x"\nJAVA_VERSION="${version}"\n`);
  writeFileSync(join(root, path, 'bin/java'), '#!/bin/sh\nexit 1\n');
  chmodSync(join(root, path, 'bin/java'), 0o755);
  return join(root, path);
}

describe('findJava', () => {
  it('takes JAVA_HOME first', () => {
    const env = { JAVA_HOME: jdk('home', '21.0.4'), PATH: join(jdk('path', '25'), 'bin') };
    expect(findJava(env, [])).toEqual({ path: join(root, 'home/bin/java'), major: 21 });
  });

  it('passes over one that is too old', () => {
    const env = { JAVA_HOME: jdk('home', '17.0.15'), PATH: join(jdk('path', '25.0.1'), 'bin') };
    expect(findJava(env, [])).toEqual({ path: join(root, 'path/bin/java'), major: 25 });
  });

  it('follows a link on the PATH to the JDK behind it', () => {
    mkdirSync(join(root, 'bin'));
    symlinkSync(join(jdk('real', '22'), 'bin/java'), join(root, 'bin/java'));
    expect(findJava({ PATH: join(root, 'bin') }, [])?.major).toBe(22);
  });

  it('looks among the JVMs that stand side by side, also the way macOS lays them out', () => {
    jdk('jvm/java-17', '17');
    jdk('jvm/temurin-25', '25');
    expect(findJava({ PATH: '' }, [join(root, 'jvm')])?.path).toBe(
      join(root, 'jvm/temurin-25/bin/java'),
    );
    jdk('mac/temurin.jdk/Contents/Home', '24');
    expect(findJava({ PATH: '' }, [join(root, 'mac')])?.major).toBe(24);
  });

  it('finds nothing where there is none or only old ones', () => {
    jdk('jvm/java-17', '17');
    expect(findJava({ PATH: '' }, [join(root, 'jvm'), join(root, 'missing')])).toBeUndefined();
  });
});

describe('javaMajor', () => {
  it.each([
    ['openjdk version "21.0.4" 2024-07-16', 21],
    ['java version "1.8.0_401"', 8],
    ['openjdk version "25" 2025-09-16', 25],
    ['JAVA_VERSION="17.0.15"', 17],
  ])('reads %s', (text, major) => {
    expect(javaMajor(text)).toBe(major);
  });

  it('does not guess', () => {
    expect(javaMajor('The operation could not be completed.')).toBeUndefined();
  });
});
