import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isReachable } from '../emulators/firestore.ts';
import { ended, type Run } from '../processes/run.mjs';
import { progress } from '../processes/say.mjs';
import { playwrightShell } from './find-chromium.ts';

/** Where Playwright's browsers come from; a mirror is named as Playwright itself is told of it. */
const SOURCE = 'https://cdn.playwright.dev/';

/**
 * Lets Playwright download the headless shell it was made with into its own cache, once.
 * @returns where it is, or nothing when there is no way to its source or it failed
 */
export async function bringPlaywrightChromium(
  run: Run,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const mirrored = Boolean(env.PLAYWRIGHT_DOWNLOAD_HOST);
  if (!mirrored && !(await isReachable(SOURCE))) return undefined;
  const program = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const child = run.spawn(
    process.execPath,
    [join(dirname(program), 'cli.js'), 'install', '--only-shell', 'chromium'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const code = await progress('Bringing a Chromium through Playwright (once)', () => ended(child));
  return code === 0 ? playwrightShell() : undefined;
}
