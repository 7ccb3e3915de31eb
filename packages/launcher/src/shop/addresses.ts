import { emulatorHost, emulatorPorts, readFirebaseConfig } from '../emulators/firebase-config.ts';
import type { FirebaseConfig } from '../emulators/firebase-json.ts';
import { PROJECT_ID } from '../emulators/firebase-env.ts';
import { moveConfig, type PortMoves, portMoves } from '../ports/moved-ports.ts';
import { PAYMENTS_PORT, paymentsUrl, simulatorEnv, usesRealStripe } from './payments.ts';
import type { PortUse } from '../ports/ports.ts';
import { claimRunPorts, type RunPorts } from '../ports/run-ports.ts';

/** Where everything of one run listens. */
export interface Addresses {
  /** `firebase.json`, with the ports of this run. */
  config: FirebaseConfig;
  /** Nothing where Stripe itself is paid through. */
  paymentsPort: number | undefined;
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
    paymentsPort: usesRealStripe(env) ? undefined : (ports?.payments ?? PAYMENTS_PORT),
    own: ports && { ports, moves: portMoves(config, ports) },
  };
}

/** The ports that have to be free before the run begins. */
export function neededPorts(
  { config, paymentsPort }: Addresses,
  withUi: boolean,
): readonly PortUse[] {
  const payments =
    paymentsPort === undefined ? [] : [{ port: paymentsPort, name: 'the payment simulator' }];
  return [...emulatorPorts(config, withUi), ...payments];
}

export const shopUrl = ({ config }: Addresses): string =>
  `http://${emulatorHost(config, 'hosting')}`;

/** The variable that says where the emulators can be told to export what they hold. */
export const EXPORT_HUB = 'ROLLWELL_EXPORT_HUB';

/** The environment of programs that talk to the shop and the emulators. */
export function clientEnv(addresses: Addresses): Record<string, string> {
  const { config, paymentsPort, own } = addresses;
  return {
    ...(own && { [EXPORT_HUB]: `127.0.0.1:${own.ports.hub}` }),
    GCLOUD_PROJECT: PROJECT_ID,
    METADATA_SERVER_DETECTION: 'none',
    SHOP_URL: shopUrl(addresses),
    FIRESTORE_EMULATOR_HOST: emulatorHost(config, 'firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(config, 'auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: emulatorHost(config, 'storage'),
    ...(paymentsPort !== undefined && { STRIPE_API_BASE: paymentsUrl(paymentsPort) }),
  };
}

/**
 * What the API is told: where the emulators are it hears from the Functions emulator, and a
 * developer's own key of Stripe's passes through untouched.
 */
export function apiEnv(addresses: Addresses): Record<string, string> {
  const { own, paymentsPort } = addresses;
  return {
    ...(own && { SHOP_URL: shopUrl(addresses) }),
    ...(paymentsPort !== undefined && simulatorEnv(paymentsPort)),
  };
}
