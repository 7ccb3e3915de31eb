import { parseArgs } from 'node:util';
import { readConfig, type Environment } from '../src/config.ts';
import { createDeps } from '../src/deps.ts';
import { describeDiscrepancy, describeOmitted } from '../src/domain/reconcile/discrepancy.ts';
import { reconcile } from '../src/domain/reconcile/reconcile.ts';
import { repair } from '../src/domain/reconcile/repair.ts';
import { useEmulators } from './emulators.ts';
import { isEmulatedProject, projectNamed, readAliases } from './project.ts';

/**
 * Compares stock, orders, payments and the gateway: `npm run reconcile -- [project] [--repair]
 * [--grace minutes]`. Ends with 1 when there are discrepancies that nobody settled. Without a project it
 * talks to the emulators; for a real one, by its id or alias, it needs the rights of the project, and
 * STRIPE_SECRET_KEY and SHOP_URL in the environment.
 */
const USAGE = 'Usage: npm run reconcile -- [project] [--repair] [--grace <minutes>]';
const DEFAULT_GRACE_MINUTES = '10';
const MINUTE_MS = 60_000;

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      repair: { type: 'boolean', default: false },
      grace: { type: 'string', default: DEFAULT_GRACE_MINUTES },
    },
  });
  const graceMs = Number(values.grace) * MINUTE_MS;
  if (!(graceMs >= 0) || positionals.length > 1) throw new Error('arguments');
  const project = projectNamed(positionals[0], readAliases(), process.env);
  return { project, graceMs, repairs: values.repair };
};

/** Comparing takes in no events and no pictures, so it needs no secrets for those. */
const environment = (project: string): Environment => ({
  STRIPE_WEBHOOK_SECRET: 'none',
  UPLOAD_KEY: 'none',
  ...process.env,
  GCLOUD_PROJECT: project,
});

const run = async (): Promise<void> => {
  const { project, graceMs, repairs } = readArguments();
  if (isEmulatedProject(project)) await useEmulators(process.env);
  else process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;
  const deps = createDeps(readConfig(environment(project)));
  const { checked, discrepancies } = await reconcile(deps, { graceMs });
  let repaired = 0;
  for (const discrepancy of discrepancies.first) {
    console.log(describeDiscrepancy(discrepancy));
    let settled = false;
    try {
      settled = repairs && (await repair(deps, discrepancy));
    } catch (error) {
      console.log(`  not repaired: ${(error as Error).message}`);
    }
    if (!settled) continue;
    console.log('  repaired');
    repaired += 1;
  }
  const more = describeOmitted(discrepancies);
  if (more !== undefined) console.log(more);
  const open = discrepancies.count - repaired;
  const { products, orders, payments } = checked;
  console.log(
    `${project}: ${products} products, ${orders} orders and ${payments} payments compared: ` +
      `${discrepancies.count} discrepancies, ${repaired} repaired, ${open} open`,
  );
  process.exitCode = open > 0 ? 1 : 0;
};

try {
  await run();
} catch (error) {
  const { message } = error as Error;
  console.error(message === 'arguments' || message.includes('option') ? USAGE : message);
  process.exitCode = 2;
}
