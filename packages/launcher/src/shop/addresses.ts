import { emulatorHost, emulatorPorts, readFirebaseConfig } from '../emulators/firebase-config.ts';
import type { FirebaseConfig } from '../emulators/firebase-json.ts';
import { PROJECT_ID } from '../emulators/firebase-env.ts';
import { moveConfig, type PortMoves, portMoves } from '../ports/moved-ports.ts';
import { simulatorEnv, type SimulatorPorts, SIMULATOR_PORTS, usesRealStripe } from './payments.ts';
import type { PortUse } from '../ports/ports.ts';
import { claimRunPorts, type RunPorts } from '../ports/run-ports.ts';

/** Where everything of one run listens. */
export interface Addresses {
  /** `firebase.json`, with the ports of this run. */
  config: FirebaseConfig;
  /** Nothing where Stripe itself is paid through. */
  simulator: SimulatorPorts | undefined;
  /** The ports of a run that has its own, and which of `firebase.json` each of them replaces. */
  own: { ports: RunPorts; moves: PortMoves } | undefined;
}

/**
 * The addresses of `firebase.json`, or ones that no other run uses.
 * @throws {Problem} when the machine has no free ports left
 */
export async function chooseAddresses(
  root: string,
  env: NodeJS.ProcessEnv,
  ownPorts: boolean,
): Promise<Addresses> {
  const config = readFirebaseConfig(root);
  const ports = ownPorts ? await claimRunPorts() : undefined;
  return {
    config: ports ? moveConfig(config, ports) : config,
    simulator: usesRealStripe(env)
      ? undefined
      : ports
        ? { http: ports.payments, smtp: ports.smtp }
        : SIMULATOR_PORTS,
    own: ports && { ports, moves: portMoves(config, ports) },
  };
}

/** The ports that have to be free before the run begins. */
export function neededPorts({ config, simulator }: Addresses, withUi: boolean): readonly PortUse[] {
  const ofSimulator = simulator
    ? [
        { port: simulator.http, name: 'the payment simulator' },
        { port: simulator.smtp, name: 'its mailbox' },
      ]
    : [];
  return [...emulatorPorts(config, withUi), ...ofSimulator];
}

export const shopUrl = ({ config }: Addresses): string =>
  `http://${emulatorHost(config, 'hosting')}`;

/** The variable that says where the emulators can be told to export what they hold. */
export const EXPORT_HUB = 'ROLLWELL_EXPORT_HUB';

/** The environment of programs that talk to the shop and the emulators. */
export function clientEnv(addresses: Addresses): Record<string, string> {
  const { config, simulator, own } = addresses;
  const { STRIPE_API_BASE, SMTP_CONNECTION_URI } = simulator ? simulatorEnv(simulator) : {};
  return {
    ...(own && { [EXPORT_HUB]: `127.0.0.1:${own.ports.hub}` }),
    GCLOUD_PROJECT: PROJECT_ID,
    METADATA_SERVER_DETECTION: 'none',
    SHOP_URL: shopUrl(addresses),
    FIRESTORE_EMULATOR_HOST: emulatorHost(config, 'firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(config, 'auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: emulatorHost(config, 'storage'),
    ...(STRIPE_API_BASE !== undefined && { STRIPE_API_BASE }),
    ...(SMTP_CONNECTION_URI !== undefined && { SMTP_CONNECTION_URI }),
  };
}

/**
 * What the API is told: where the emulators are it hears from the Functions emulator, and a
 * developer's own key of Stripe's passes through untouched.
 */
export function apiEnv(addresses: Addresses): Record<string, string> {
  const { own, simulator } = addresses;
  return {
    ...(own && { SHOP_URL: shopUrl(addresses) }),
    ...(simulator && simulatorEnv(simulator)),
  };
}
