import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from './places.ts';
import { waitUntilReady } from './ready.ts';
import { type ChildProcess, type Run } from '../processes/run.mjs';
import { note, Problem } from '../processes/say.mjs';

/** Where the simulator of `npm start` listens, for the shop and its pages and for mails. */
export const SIMULATOR_PORTS: SimulatorPorts = { http: 12111, smtp: 12112 };

export interface SimulatorPorts {
  http: number;
  smtp: number;
}

const READY_TIMEOUT_MS = 30_000;

const SIMULATOR_KEY = 'sk_test_simulator';

/** Where the simulator of a run answers. */
export const paymentsUrl = (port: number): string => `http://127.0.0.1:${port}`;

/** What the simulator at its ports and the API share, so that each believes the other. */
export const simulatorEnv = ({ http, smtp }: SimulatorPorts): Record<string, string> => ({
  STRIPE_SECRET_KEY: SIMULATOR_KEY,
  STRIPE_WEBHOOK_SECRET: 'whsec_simulator',
  STRIPE_API_BASE: paymentsUrl(http),
  SMTP_CONNECTION_URI: `smtp://127.0.0.1:${smtp}`,
});

/** Whether the developer pays through Stripe itself, with a key of their own. */
export function usesRealStripe(env: NodeJS.ProcessEnv): boolean {
  const key = env.STRIPE_SECRET_KEY;
  return key !== undefined && key !== '' && key !== SIMULATOR_KEY;
}

/** Starts the payment simulator; `clientEnv` says where the shop and its emulators are. */
export function startPayments(
  run: Run,
  places: Places,
  { ports, clientEnv }: { ports: SimulatorPorts; clientEnv: Record<string, string> },
): ChildProcess {
  const log = openSync(join(places.logs, 'payments.log'), 'w');
  return run.spawn(
    process.execPath,
    ['--import', 'tsx', join(places.root, 'packages/payment-simulator/main.ts')],
    {
      cwd: places.root,
      env: {
        ...clientEnv,
        ...simulatorEnv(ports),
        PORT: String(ports.http),
        SMTP_PORT: String(ports.smtp),
      },
      stdio: ['ignore', log, log],
    },
  );
}

/** @throws {Problem} when the simulator does not answer */
export async function waitForPayments(
  run: Run,
  child: ChildProcess,
  { port, places }: { port: number; places: Places },
): Promise<void> {
  const silent = await waitUntilReady(
    [`${paymentsUrl(port)}/health`],
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
