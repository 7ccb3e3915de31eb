import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Run } from '../processes/run.mjs';
import { note, Problem } from '../processes/say.mjs';
import { foundBrowsers, foundShells } from './find-chromium.ts';
import { bringNpmChromium } from './npm-chromium.ts';
import { bringPlaywrightChromium } from './playwright-chromium.ts';
import { bringSystemChromium } from './system-chromium.ts';

/** Long, because a browser that was never started before is read from a disk that may be busy. */
const START_TIMEOUT_MS = 60_000;

/** Whether a browser starts here: some systems have a stub of that name, or lack libraries. */
function starts(path: string): boolean {
  const { status } = spawnSync(path, ['--version'], {
    stdio: 'ignore',
    timeout: START_TIMEOUT_MS,
  });
  return status === 0;
}

export type Bringer = (run: Run, env: NodeJS.ProcessEnv) => Promise<string | undefined>;

/** The ways to a browser, in the order in which they are tried. */
interface Ways {
  shell: readonly Bringer[];
  /** Only where there is no browser at all. */
  browser: readonly Bringer[];
}

/** First what fits the client to the day, then what comes with npm; last what asks for root. */
const WAYS: Ways = {
  shell: [bringPlaywrightChromium, bringNpmChromium],
  browser: [bringSystemChromium],
};

async function bringFirst(
  run: Run,
  env: NodeJS.ProcessEnv,
  ways: readonly Bringer[],
): Promise<string | undefined> {
  for (const bring of ways) {
    if (run.isStopping) return undefined;
    const brought = await bring(run, env);
    if (brought && starts(brought)) {
      note(`Browser: ${brought}`);
      return brought;
    }
  }
  return undefined;
}

/**
 * Finds a Chromium that starts, or brings one, once: a headless shell if there is any way to one,
 * since the tests take less time in it, else a whole browser.
 * @returns where it is, or nothing where every way failed
 * @throws {Problem} when `CHROMIUM_PATH` names something that is not there
 */
export async function provideChromium(
  run: Run,
  env: NodeJS.ProcessEnv,
  ways = WAYS,
): Promise<string | undefined> {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(
      `CHROMIUM_PATH names ${named}, which is not there: correct it, or leave it out.`,
    );
  }
  const shell = foundShells(env).find(starts) ?? (await bringFirst(run, env, ways.shell));
  if (shell !== undefined) return shell;
  const browser = foundBrowsers(env).find(starts);
  if (browser === undefined) return bringFirst(run, env, ways.browser);
  note(`Browser: ${browser}; the tests would take less time in a headless shell.`);
  return browser;
}
