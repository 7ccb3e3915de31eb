import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type * as Playwright from 'playwright-core';
import { broughtChromium } from './npm-chromium.ts';

/** What somebody can do where no browser could be brought. */
export const WAYS_OUT = 'install one, or name it in CHROMIUM_PATH';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Playwright keeps its Chromium, whether it is there or not. */
function playwrightChromium(): string {
  const load = createRequire(import.meta.url);
  return (load('playwright-core') as typeof Playwright).chromium.executablePath();
}

/** Where Playwright keeps the headless shell that belongs to the Chromium at this path. */
export const shellOf = (chromium: string): string =>
  chromium.replace(
    /([\\/])chromium-(\d+)[\\/]chrome-([^\\/]+)[\\/].*?(\.exe)?$/,
    '$1chromium_headless_shell-$2$1chrome-headless-shell-$3$1chrome-headless-shell$4',
  );

/** Where Playwright keeps its headless shell, whether it is there or not. */
export const playwrightShell = (): string => shellOf(playwrightChromium());

/** The headless shells of earlier runs: a Chromium without windows, which does the same in less time. */
export const foundShells = (env: NodeJS.ProcessEnv): string[] =>
  [playwrightShell(), broughtChromium(env)].filter((path) => existsSync(path));

/** What may be a whole browser here: of the system, or in Playwright's cache. */
export function foundBrowsers(env: NodeJS.ProcessEnv): string[] {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...MAC_APPS, playwrightChromium()].filter((path) => existsSync(path));
}

/**
 * The browser for tests and pictures: what `CHROMIUM_PATH` names (an empty one: none), else the
 * first that is there.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named !== undefined) return named === '' ? undefined : named;
  return foundShells(env)[0] ?? foundBrowsers(env)[0];
}

/**
 * The same for a script that does nothing without one.
 *
 * @throws when there is none; `exec --browser` has tried every way to one by then
 */
export function neededChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = findChromium(env);
  if (found === undefined) throw new Error(`There is no Chromium here: ${WAYS_OUT}.`);
  return found;
}
