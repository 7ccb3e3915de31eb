import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLERS, type CallerName } from './people.ts';

/** Where the program may be: named by the environment, or on the PATH. */
const PROGRAM = process.env.SCHEMATHESIS ?? 'schemathesis';

const fileBeside = (name: string): string => join(import.meta.dirname, name);

/**
 * Writes what Schemathesis is told in a file: what it checks, and how a caller proves who they are;
 * told this way, it can leave that away as well. Gives the file's path.
 */
const configFor = (caller: CallerName): string => {
  const parts = ['checks', ...(caller === 'visitor' ? [] : ['auth'])];
  const path = join(tmpdir(), `schemathesis-${process.pid}-${caller}.toml`);
  const read = (part: string) => readFileSync(fileBeside(`schemathesis-${part}.toml`), 'utf8');
  writeFileSync(path, parts.map(read).join('\n'));
  return path;
};

/** True where Schemathesis can be run. */
export const hasSchemathesis = (): boolean =>
  spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;

interface Run {
  /** Test cases for each operation and phase, at most. */
  examples: number;
  seed: number;
}

/** Runs Schemathesis against the shop as each kind of caller; true when it found nothing. */
export const runSchemathesis = async (
  shopUrl: string,
  { examples, seed }: Run,
): Promise<boolean> => {
  let good = true;
  for (const caller of CALLERS) {
    process.stdout.write(`Schemathesis as ${caller}\n`);
    const args = [
      '--config-file',
      configFor(caller),
      'run',
      `${shopUrl}/openapi.json`,
      '--checks=all',
      '--phases=examples,coverage,fuzzing,stateful',
      `--max-examples=${examples}`,
      `--seed=${seed}`,
      '--generation-deterministic',
      '--continue-on-failure',
      '--suppress-health-check=all',
      '--no-color',
    ];
    const child = spawn(PROGRAM, args, {
      stdio: 'inherit',
      // It leaves notes where it runs.
      cwd: tmpdir(),
      env: {
        ...process.env,
        FUZZ_TOKEN: caller,
        SCHEMATHESIS_HOOKS: fileBeside('schemathesis_refusals.py'),
      },
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    good &&= code === 0;
  }
  return good;
};
