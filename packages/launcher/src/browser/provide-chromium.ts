import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Run } from '../run.mjs';
import { note, Problem } from '../say.mjs';
import { foundChromiums } from './find-chromium.ts';
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

/** The ways to a browser where there is none, in the order in which they are tried. */
export type Bringer = (run: Run, env: NodeJS.ProcessEnv) => Promise<string | undefined>;

/** First what fits the client to the day, then what comes with npm, then what asks for root. */
const BRINGERS: readonly Bringer[] = [
  bringPlaywrightChromium,
  bringNpmChromium,
  bringSystemChromium,
];

/**
 * Finds a Chromium that starts, or brings one, once.
 * @returns where it is, or nothing where every way failed
 * @throws {Problem} when `CHROMIUM_PATH` names something that is not there
 */
export async function provideChromium(
  run: Run,
  env: NodeJS.ProcessEnv,
  bringers = BRINGERS,
): Promise<string | undefined> {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Problem(
      `CHROMIUM_PATH names ${named}, which is not there: correct it, or leave it out.`,
    );
  }
  const found = foundChromiums(env).find(starts);
  if (found) return found;
  for (const bring of bringers) {
    if (run.isStopping) return undefined;
    const brought = await bring(run, env);
    if (brought && starts(brought)) {
      note(`Browser: ${brought}`);
      return brought;
    }
  }
  return undefined;
}
