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

/**
 * @param {string} root the repository
 * @param {string} name such as `vite`
 * @returns {string} the script of that name that an installed package brings, for Node to run
 */
export const packageProgram = (root, name) => join(root, 'node_modules/.bin', name);
