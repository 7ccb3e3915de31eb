/**
 * `npm run check:mutants [-- stock orders …]`: changes orders, stock, payments and money in a
 * thousand small ways, one at a time, and sees whether a test notices. First with the tests beside
 * the code, which take seconds; what they let live is tried again by the tests over HTTP, against
 * emulators that are brought up once. Ends with code 1 below 95 % of any part.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const domain = (folder: string): string =>
  `functions/src/domain/${folder}/**/*.ts,!**/*.test.ts,!**/*.fixtures.ts`;

/** What is changed, by the name under which it can be asked for. */
const PARTS: Record<string, string> = {
  money: 'functions/src/contract/money/money.ts,functions/src/contract/orders/order-transitions.ts',
  stock: `${domain('stock')},functions/src/data/products/stock-repository.ts`,
  payments: domain('payments'),
  orders: domain('orders'),
};

const LEAST = 95;
const REPORT = 'reports/mutation.json';

const run = (args: string[], env: NodeJS.ProcessEnv = {}): void => {
  rmSync(REPORT, { force: true });
  const { error, status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  // Else the report of an earlier round would be taken for this one's.
  if (status !== 0) throw new Error(`A round ended with code ${status ?? 'of a signal'}.`);
};

const stryker = (part: string): string[] => [
  'node_modules/.bin/stryker',
  'run',
  'tests/mutation/stryker.config.mjs',
  '--mutate',
  PARTS[part] ?? '',
  '--incrementalFile',
  `reports/mutation-${part}.json`,
];

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Mutants that a test noticed, of those that could be noticed. */
const scoreOf = (): { noticed: number; all: number } => {
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const statuses = Object.values(files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const count = (...wanted: string[]) =>
    statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return { noticed, all: noticed + count('Survived', 'NoCoverage') };
};

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose of ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const lines: string[] = [];
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
  run(stryker(part), { MUTATION_TESTS: 'unit' });
  const quick = scoreOf();
  if (quick.noticed < quick.all)
    run(['packages/launcher/bootstrap.mjs', 'exec', '--', process.execPath, ...stryker(part)]);
  const { noticed, all } = scoreOf();
  const percent = (100 * noticed) / all;
  if (percent < LEAST) process.exitCode = 1;
  lines.push(`${part}: ${noticed} of ${all} noticed, ${percent.toFixed(1)} %`);
}
console.log(lines.join('\n'));
