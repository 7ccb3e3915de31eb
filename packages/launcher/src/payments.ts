import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from './places.ts';
import { waitUntilReady } from './ready.ts';
import { type ChildProcess, type Run } from './run.mjs';
import { note, Problem } from './say.mjs';

export const PAYMENTS_PORT = 12111;

export const PAYMENTS_URL = `http://127.0.0.1:${PAYMENTS_PORT}`;
const READY_TIMEOUT_MS = 30_000;

/** What the simulator and the API share, so that each believes the other. */
const SIMULATOR_ENV = {
  STRIPE_SECRET_KEY: 'sk_test_simulator',
  STRIPE_WEBHOOK_SECRET: 'whsec_simulator',
  STRIPE_API_BASE: PAYMENTS_URL,
};

/** Whether the developer pays through Stripe itself, with a key of their own. */
export function usesRealStripe(env: NodeJS.ProcessEnv): boolean {
  const key = env.STRIPE_SECRET_KEY;
  return key !== undefined && key !== '' && key !== SIMULATOR_ENV.STRIPE_SECRET_KEY;
}

/** The environment of the API and the simulator; a developer's own key passes through untouched. */
export function paymentsEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  return usesRealStripe(env) ? {} : SIMULATOR_ENV;
}

/** Starts the payment simulator; `clientEnv` says where the shop and its emulators are. */
export function startPayments(
  run: Run,
  places: Places,
  clientEnv: Record<string, string>,
): ChildProcess {
  const log = openSync(join(places.logs, 'payments.log'), 'w');
  return run.spawn(
    process.execPath,
    ['--import', 'tsx', join(places.root, 'packages/payment-simulator/main.ts')],
    {
      cwd: places.root,
      env: { ...clientEnv, ...SIMULATOR_ENV, PORT: String(PAYMENTS_PORT) },
      stdio: ['ignore', log, log],
    },
  );
}

/** @throws {Problem} when the simulator does not answer */
export async function waitForPayments(
  run: Run,
  child: ChildProcess,
  places: Places,
): Promise<void> {
  const silent = await waitUntilReady(
    [`${PAYMENTS_URL}/health`],
    READY_TIMEOUT_MS,
    () => child.exitCode !== null,
  );
  if (silent === undefined || run.isStopping) return;
  note(`See ${join(places.logs, 'payments.log')}`);
  throw new Problem(
    'The payment simulator did not start: its log, named above, says why; correct that and run ' +
      'the command again.',
  );
}
