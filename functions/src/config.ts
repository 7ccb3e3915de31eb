import { DEFAULT_ORDER_HOLD_HOURS } from './contract/constants.ts';
import { DEMO_UPLOAD_KEY, PICTURE_ORIGINS } from './contract/site/images.ts';
import { secretsOf } from './function-secrets.ts';
import type { MailServer } from './data/people/mailer.ts';
import { isRange } from './http/proxies.ts';

/** What the API is told from outside; parameters.ts declares it for a deployment. */
export interface Config {
  /** Empty in a function that does not use it, like the secret below. */
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  /** Set in the emulators only: where the payment simulator listens. */
  stripeApiBase: string | undefined;
  /** Set in the emulators only: where the stand-in for VIES listens. */
  viesApiBase: string | undefined;
  /** Origin of the site without a trailing slash, e.g. `https://rollwell.example`. */
  shopUrl: string;
  uploadKey: string;
  /** How long an unpaid order holds its stock, in milliseconds. */
  orderHoldMs: number;
  projectId: string;
  storageBucket: string;
  /** Where Storage serves downloads. */
  storageOrigin: string;
  /** CIDR ranges of proxies in front of the shop, beside those that are known. */
  trustedProxies: readonly string[];
  /** By which server mails are sent, and as whom; undefined where none are. */
  mailServer: MailServer | undefined;
  /** Whether customers are written to only at addresses that they have verified. */
  onlyVerifiedMail: boolean;
  /** Whether only people whose address is verified are made admins. */
  onlyVerifiedAdmins: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const SIMULATOR_KEY = 'sk_test_simulator';

/** Where the simulator takes mails. */
const MAILBOX = 'smtp://127.0.0.1:12112';

const EMULATOR_DEFAULTS = {
  STRIPE_SECRET_KEY: SIMULATOR_KEY,
  STRIPE_WEBHOOK_SECRET: 'whsec_simulator',
  SHOP_URL: 'http://127.0.0.1:5000',
  UPLOAD_KEY: DEMO_UPLOAD_KEY,
  MAIL_FROM: 'Rollwell <orders@rollwell.example>',
  SMTP_CONNECTION_URI: MAILBOX,
  SMTP_PASSWORD: 'none',
  ONLY_VERIFIED_MAIL: 'false',
  ONLY_VERIFIED_ADMINS: 'false',
} as const;

/** What this process has to be told; `FUNCTION_TARGET` names the function that it serves. */
const requiredIn = (env: Environment): readonly string[] => [
  ...secretsOf(env.FUNCTION_TARGET),
  ...['SHOP_URL', 'UPLOAD_KEY'],
];

/** True in the Functions emulator. */
export const isEmulated = (env: Environment): boolean => env.FUNCTIONS_EMULATOR === 'true';

/** True in a process that answers calls, as opposed to a deployment that only lists the functions. */
export const isServing = (env: Environment): boolean =>
  env.K_SERVICE !== undefined && env.FUNCTIONS_CONTROL_API !== 'true';

/** The simulator answers in the emulators, unless a developer brought a key of Stripe's. */
const withEmulatorDefaults = (given: Environment): Environment => {
  const env: Environment = { ...EMULATOR_DEFAULTS, ...given };
  if (env.STRIPE_SECRET_KEY !== SIMULATOR_KEY) return env;
  const base = env.STRIPE_API_BASE ?? 'http://127.0.0.1:12111';
  return { STRIPE_API_BASE: base, VIES_API_BASE: `${base}/vies`, ...env };
};

/** What stands for the real thing on a laptop, and would leave a deployed shop open to everybody. */
const standInProblems = (env: Environment): string[] => {
  const standIns = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'UPLOAD_KEY'] as const).filter(
    (name) => env[name]?.trim() === EMULATOR_DEFAULTS[name],
  );
  return [
    ...standIns.map((name) => `${name} is the one of the emulators`),
    ...(env.SHOP_URL?.startsWith('http:') ? ['SHOP_URL has to begin with https:'] : []),
    ...(['STRIPE_API_BASE', 'VIES_API_BASE'] as const)
      .filter((name) => env[name])
      .map((name) => `${name} is for the emulators only and has to go`),
  ];
};

const proxiesOf = (env: Environment): string[] =>
  (env.TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter((range) => range !== '');

/** `smtp:` or `smtps:`, a user or none, a host and a port. */
export const MAIL_SERVER = /^smtps?:\/\/([^:@/]+@)?[^:@/]+:\d+$/;

const mailProblems = ({ MAIL_FROM = '', SMTP_CONNECTION_URI = '' }: Environment): string[] => [
  ...((MAIL_FROM === '') === (SMTP_CONNECTION_URI === '')
    ? []
    : ['MAIL_FROM and SMTP_CONNECTION_URI go together: give both or none']),
  ...(SMTP_CONNECTION_URI === '' || MAIL_SERVER.test(SMTP_CONNECTION_URI)
    ? []
    : ['SMTP_CONNECTION_URI has to be such as smtps://orders@mail.example:465']),
];

const mailServerOf = (env: Environment, emulated: boolean): MailServer | undefined => {
  const { MAIL_FROM: from = '', SMTP_CONNECTION_URI: uri = '', SMTP_PASSWORD = '' } = env;
  if (from === '' || uri === '') return undefined;
  return { from, uri, password: SMTP_PASSWORD, isEncrypted: !emulated };
};

const SWITCHES = ['ONLY_VERIFIED_MAIL', 'ONLY_VERIFIED_ADMINS'] as const;

const isSwitch = (value = 'true'): boolean => value === 'true' || value === 'false';

const problemsOf = (env: Environment): string[] => {
  const missing = requiredIn(env).filter((name) => (env[name] ?? '').trim() === '');
  const hours = Number(env.ORDER_HOLD_HOURS ?? DEFAULT_ORDER_HOLD_HOURS);
  return [
    ...(missing.length > 0 ? [`missing ${missing.join(', ')}`] : []),
    ...(env.SHOP_URL && !URL.canParse(env.SHOP_URL) ? ['SHOP_URL is no web address'] : []),
    ...proxiesOf(env)
      .filter((range) => !isRange(range))
      .map((range) => `TRUSTED_PROXIES names ${range}, which is no range such as 192.0.2.0/24`),
    ...mailProblems(env),
    ...SWITCHES.filter((name) => !isSwitch(env[name])).map(
      (name) => `${name} is neither true nor false`,
    ),
    ...(hours > 0 && Number.isFinite(hours) ? [] : ['ORDER_HOLD_HOURS is not a positive number']),
  ];
};

const firebaseConfig = (env: Environment): { projectId?: string; storageBucket?: string } =>
  JSON.parse(env.FIREBASE_CONFIG ?? '{}') as { projectId?: string; storageBucket?: string };

/**
 * Reads the parameters of the API.
 * @throws Error whose one sentence names every parameter that is missing or wrong.
 */
export const readConfig = (given: Environment): Config => {
  const emulated = isEmulated(given);
  const env = emulated ? withEmulatorDefaults(given) : given;
  const problems = [...problemsOf(env), ...(emulated ? [] : standInProblems(env))];
  if (problems.length > 0) throw new Error(`The shop cannot start: ${problems.join('; ')}.`);

  const firebase = firebaseConfig(env);
  const projectId = firebase.projectId ?? env.GCLOUD_PROJECT ?? 'demo-rollwell';
  return {
    stripeSecretKey: env.STRIPE_SECRET_KEY ?? '',
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    stripeApiBase: env.STRIPE_API_BASE,
    viesApiBase: env.VIES_API_BASE,
    shopUrl: (env.SHOP_URL ?? '').replace(/(?<!\/)\/+$/, ''),
    uploadKey: env.UPLOAD_KEY ?? '',
    orderHoldMs: Number(env.ORDER_HOLD_HOURS ?? DEFAULT_ORDER_HOLD_HOURS) * 60 * 60 * 1000,
    projectId,
    storageBucket: firebase.storageBucket ?? `${projectId}.appspot.com`,
    storageOrigin: emulated
      ? `http://${env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199'}`
      : PICTURE_ORIGINS.storage,
    trustedProxies: proxiesOf(env),
    mailServer: mailServerOf(env, emulated),
    onlyVerifiedMail: env.ONLY_VERIFIED_MAIL !== 'false',
    onlyVerifiedAdmins: env.ONLY_VERIFIED_ADMINS !== 'false',
  };
};
