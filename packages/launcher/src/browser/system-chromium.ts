import { ask } from '../processes/ask.ts';
import { findProgram } from '../processes/programs.mjs';
import { ended, type Run } from '../processes/run.mjs';
import { progress } from '../processes/say.mjs';

/** How to run something as root without a question, or nothing where that is not allowed. */
function asRoot(env: NodeJS.ProcessEnv): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const mayWithoutPassword =
    findProgram('sudo', env) !== undefined && ask('sudo', ['-n', 'id', '-u']).trim() === '0';
  return mayWithoutPassword ? ['sudo', '-n'] : undefined;
}

/**
 * Installs the system's Chromium with apt, where one is root or may be without a password.
 * @returns where it is, or nothing when it cannot be had
 */
export async function bringSystemChromium(
  run: Run,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const root = asRoot(env);
  if (!root || !findProgram('apt-get', env)) return undefined;
  const apt = async (...args: string[]): Promise<number> => {
    const [program = '', ...rest] = [...root, 'apt-get', '-qq', ...args];
    return ended(run.spawn(program, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } }));
  };
  await progress(
    'Installing Chromium with apt-get (once)',
    async () => (await apt('update')) === 0 && (await apt('install', '-y', 'chromium')) === 0,
  );
  return findProgram('chromium', env);
}
