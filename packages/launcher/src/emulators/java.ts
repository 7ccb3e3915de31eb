import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ask } from '../processes/ask.ts';

export interface Java {
  path: string;
  major: number;
}

/** What firebase-tools asks for. */
export const MINIMUM_JAVA = 21;

/** Folders in which systems keep several JVMs side by side. */
function sideBySideFolders(): string[] {
  return [
    '/usr/lib/jvm',
    '/usr/java',
    '/opt/java',
    '/Library/Java/JavaVirtualMachines',
    join(homedir(), 'Library/Java/JavaVirtualMachines'),
    join(homedir(), '.sdkman/candidates/java'),
    join(homedir(), '.jdks'),
  ];
}

/** The major version in `java -version` output or a JDK's `release` file. */
export function javaMajor(text: string): number | undefined {
  const match = /(?:version|JAVA_VERSION=) ?"(?:1\.)?(\d+)/.exec(text);
  return match ? Number(match[1]) : undefined;
}

/** Reads the JDK's own `release` file where there is one, since asking a JVM takes a while. */
function versionOf(java: string): number | undefined {
  try {
    const release = join(dirname(dirname(realpathSync(java))), 'release');
    if (existsSync(release)) return javaMajor(readFileSync(release, 'utf8'));
  } catch {
    return undefined;
  }
  return javaMajor(ask(java, ['-version']));
}

/** Every place where a `java` may be, best first. */
function javaCandidates(env: NodeJS.ProcessEnv, folders = sideBySideFolders()): string[] {
  const home = env.JAVA_HOME;
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const sideBySide = folders.flatMap((folder) => {
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .sort()
      .reverse()
      .flatMap((name) => [
        join(folder, name, 'bin/java'),
        join(folder, name, 'Contents/Home/bin/java'),
      ]);
  });
  const all = [
    ...(home ? [join(home, 'bin/java')] : []),
    ...onPath.map((folder) => join(folder, 'java')),
    ...sideBySide,
  ];
  return [...new Set(all)].filter((path) => existsSync(path));
}

/** The first Java that is new enough for firebase-tools. */
export function findJava(env: NodeJS.ProcessEnv, folders?: string[]): Java | undefined {
  for (const path of javaCandidates(env, folders)) {
    const major = versionOf(path);
    if (major !== undefined && major >= MINIMUM_JAVA) return { path, major };
  }
  return undefined;
}
