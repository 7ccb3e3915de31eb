import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findProgram, userCache } from '../processes/programs.mjs';
import { ended, type Run } from '../processes/run.mjs';
import { note, progress } from '../processes/say.mjs';

export const HIDANE_VERSION = '0.6.0';

/** The folder that `cargo install` fills, one per version. */
function hidaneHome(env: NodeJS.ProcessEnv): string {
  return join(userCache(env), `hidane-${HIDANE_VERSION}`);
}

export function findHidane(env: NodeJS.ProcessEnv): string | undefined {
  const cached = join(hidaneHome(env), 'bin/hidane');
  return findProgram('hidane', env) ?? (existsSync(cached) ? cached : undefined);
}

/**
 * Builds hidane with cargo into the user's cache, once.
 * @returns its path, or nothing when there is no cargo or it failed (then the reason is printed)
 */
export async function buildHidane(run: Run, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const cargo =
    findProgram('cargo', env) ??
    [join(homedir(), '.cargo/bin/cargo')].find((path) => existsSync(path));
  if (!cargo) return undefined;
  const args = ['install', 'hidane', '--version', HIDANE_VERSION, '--locked'];
  const child = run.spawn(cargo, [...args, '--root', hidaneHome(env)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let lastLine = '';
  let output = '';
  const read = (data: Buffer): void => {
    output = (output + data.toString()).slice(-4000);
    lastLine = data.toString().trim().split('\n').at(-1)?.trim() ?? lastLine;
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const reporter = setInterval(() => note(`  cargo: ${lastLine}`), 30_000);
  const code = await progress(
    'Building the Firestore emulator hidane with cargo (once, about 4 minutes)',
    () => ended(child),
  );
  clearInterval(reporter);
  const built = findHidane(env);
  if (code === 0 && built) return built;
  if (!run.isStopping) note(output.trim().split('\n').slice(-15).join('\n'));
  return undefined;
}
