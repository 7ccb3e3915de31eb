// Plain JavaScript with no packages: it runs before they are installed.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * Our folder in the user's cache, for what is built once and serves every clone.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function userCache(env) {
  const named = env['XDG_CACHE_HOME'] ?? '';
  const usual = process.platform === 'darwin' ? 'Library/Caches' : '.cache';
  return join(named === '' ? join(homedir(), usual) : named, 'rollwell');
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} where it stands on the PATH
 */
export function findProgram(name, env) {
  return (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
