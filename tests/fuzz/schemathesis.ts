import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { CALLERS } from './people.ts';

/** Where the program may be: named by the environment, or on the PATH. */
const PROGRAM = process.env.SCHEMATHESIS ?? 'schemathesis';

/** How a caller proves who they are; told this way, Schemathesis can leave it away as well. */
const CONFIG = new URL('schemathesis.toml', import.meta.url).pathname;

/** What Schemathesis expects of every API and this one does otherwise, each with its reason. */
const NOT_OURS = [
  // It wants 405; an address and a method that make no call are 404 `not_found` here, as designed.
  'unsupported_method',
  // The document has no words for what else is asked of a value: a cursor that a list gave, a picture
  // of ours, text that can be seen, a day that has been, an order's price as it is now.
  'positive_data_acceptance',
];

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
      ...(caller === 'visitor' ? [] : ['--config-file', CONFIG]),
      'run',
      `${shopUrl}/openapi.json`,
      '--checks=all',
      `--exclude-checks=${NOT_OURS.join(',')}`,
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
      env: { ...process.env, FUZZ_TOKEN: caller },
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    good &&= code === 0;
  }
  return good;
};
