import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { MAIL_SERVER, readConfig } from '../../functions/src/config.ts';
import { readCount } from '../../tests/support/options.ts';
import { accountAddress, ACCOUNTS } from './accounts.ts';

/** The parameters of a project's deployment by name. */
export type Settings = Record<string, string | undefined>;

/** Where a project's parameters stand; `firebase deploy` reads them there. */
export const settingsPath = (root: string, project: string): string =>
  join(root, 'functions', `.env.${project}`);

export function readSettings(root: string, project: string): Settings {
  const path = settingsPath(root, project);
  return existsSync(path) ? { ...parseEnv(readFileSync(path, 'utf8')) } : {};
}

/** Adds parameters to those of the project, below what stands there. */
export function addSettings(root: string, project: string, added: Settings): void {
  const path = settingsPath(root, project);
  const before = existsSync(path) ? readFileSync(path, 'utf8').trimEnd() : '';
  const lines = Object.entries(added).map(([name, value]) => `${name}=${value ?? ''}`);
  writeFileSync(path, `${[before, ...lines].filter(Boolean).join('\n')}\n`);
}

/** What is wrong with an answer, as a sentence; nothing where it will do. */
type Problem = string | undefined;

const SHOP_THAT_STARTS = {
  STRIPE_SECRET_KEY: 'key',
  STRIPE_WEBHOOK_SECRET: 'secret',
  SHOP_URL: 'https://rollwell.example',
  UPLOAD_KEY: 'key',
};

const sentenceOf = (attempt: () => unknown): Problem => {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

const matching =
  (pattern: RegExp, example: string) =>
  (answer: string): Problem =>
    pattern.test(answer) ? undefined : `It has to be such as ${example}.`;

/** What the shop itself says of a parameter when it starts. */
const asShop =
  (name: string) =>
  (answer: string): Problem =>
    sentenceOf(() => readConfig({ ...SHOP_THAT_STARTS, [name]: answer }));

export interface Question {
  name: string;
  ask: string;
  byDefault: string;
  refuse: (answer: string) => Problem;
}

const ACCOUNT = /^[a-z0-9-]+@[a-z0-9-]+\.iam\.gserviceaccount\.com$/;

/** What a deployment cannot do without, with an answer that suits most; `random` is a long random word. */
export const questionsFor = (project: string, random: string): Question[] => [
  {
    name: 'SHOP_URL',
    ask: 'Origin of the site',
    byDefault: `https://${project}.web.app`,
    refuse: (answer) =>
      URL.canParse(answer) && /^https:\/\/[^/]+\/?$/.test(answer)
        ? undefined
        : 'It has to be an address that begins with https: and names no page.',
  },
  {
    name: 'UPLOAD_KEY',
    ask: 'Key that the site sends with picture uploads',
    byDefault: random,
    refuse: matching(/^[^\s#'"`\\$]{16,}$/, `${random}, of 16 characters or more`),
  },
  {
    name: 'REGION',
    ask: 'Region of the functions, near the data',
    byDefault: 'europe-west1',
    refuse: matching(/^[a-z]+-[a-z]+\d+$/, 'europe-west1'),
  },
  ...Object.entries(ACCOUNTS).map(([name, account]) => ({
    name,
    ask: `Account that runs ${account.runs}`,
    byDefault: accountAddress(account.name, project),
    refuse: matching(ACCOUNT, accountAddress(account.name, project)),
  })),
  {
    name: 'MAX_INSTANCES',
    ask: 'How many instances at most',
    byDefault: '10',
    refuse: (answer) => sentenceOf(() => readCount('It', answer)),
  },
  {
    name: 'ORDER_HOLD_HOURS',
    ask: 'Hours that an unpaid order holds its pieces',
    byDefault: '24',
    refuse: asShop('ORDER_HOLD_HOURS'),
  },
  {
    name: 'ONLY_VERIFIED_MAIL',
    ask: 'Mail to verified addresses only',
    byDefault: 'true',
    refuse: asShop('ONLY_VERIFIED_MAIL'),
  },
  {
    name: 'ONLY_VERIFIED_ADMINS',
    ask: 'Admins with a verified address only',
    byDefault: 'true',
    refuse: asShop('ONLY_VERIFIED_ADMINS'),
  },
  {
    name: 'MAIL_FROM',
    ask: 'Sender of the mails, e.g. Rollwell <orders@rollwell.example> (none: nothing is sent)',
    byDefault: '',
    refuse: matching(/^$|^[^@]+@[^@]+$/, 'Rollwell <orders@rollwell.example>'),
  },
  {
    name: 'SMTP_CONNECTION_URI',
    ask: 'Mail server, e.g. smtps://orders@mail.example:465, without the password',
    byDefault: '',
    refuse: (answer) =>
      answer === '' || MAIL_SERVER.test(answer)
        ? undefined
        : 'It has to be such as smtps://orders@mail.example:465, and the password a secret.',
  },
  {
    name: 'APP_CHECK_SITE_KEY',
    ask: 'Site key of App Check (none is fine)',
    byDefault: '',
    refuse: matching(/^[\w-]*$/, '6LdExampleOfAKey'),
  },
  {
    name: 'TRUSTED_PROXIES',
    ask: 'Ranges of further proxies (none is fine)',
    byDefault: '',
    refuse: asShop('TRUSTED_PROXIES'),
  },
];

/** The questions that nothing has answered yet. */
export const openQuestions = (settings: Settings, questions: readonly Question[]): Question[] =>
  questions.filter(({ name }) => settings[name] === undefined);

/** What is wrong with the settings as they stand, one sentence each. */
export const wrongSettings = (settings: Settings, questions: readonly Question[]): string[] => [
  ...questions.flatMap(({ name, refuse }) => {
    const value = settings[name];
    const problem = value === undefined ? undefined : refuse(value);
    return problem === undefined ? [] : [`${name} is "${value}". ${problem}`];
  }),
  ...(Boolean(settings.MAIL_FROM) === Boolean(settings.SMTP_CONNECTION_URI)
    ? []
    : ['MAIL_FROM and SMTP_CONNECTION_URI go together: give both or none.']),
];

/** The settings of a project, and where nobody has answered yet what is offered. */
export const plannedSettings = (root: string, project: string): Settings => ({
  ...Object.fromEntries(questionsFor(project, 'none').map((one) => [one.name, one.byDefault])),
  ...readSettings(root, project),
});
