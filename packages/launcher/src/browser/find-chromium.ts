import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type * as Playwright from 'playwright-core';
import { broughtChromium } from './npm-chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Playwright keeps its Chromium, whether it is there or not. */
export function playwrightChromium(): string {
  const load = createRequire(import.meta.url);
  return (load('playwright-core') as typeof Playwright).chromium.executablePath();
}

/** What may be a Chromium here: of the system, in Playwright's cache, or brought for an earlier run. */
export function foundChromiums(env: NodeJS.ProcessEnv): string[] {
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...MAC_APPS, playwrightChromium(), broughtChromium(env)].filter((path) =>
    existsSync(path),
  );
}

/**
 * The browser for tests and pictures: what `CHROMIUM_PATH` names (an empty one: none), else the
 * first that is there.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.CHROMIUM_PATH;
  if (named !== undefined) return named === '' ? undefined : named;
  return foundChromiums(env)[0];
}
