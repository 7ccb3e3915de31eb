import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

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

export interface Question {
  name: string;
  ask: string;
  byDefault: string;
  /** What is wrong with an answer, as a sentence. */
  refuse?: (answer: string) => string | undefined;
}

/** What a deployment cannot do without, with an answer that suits most; `random` is a long random word. */
export const questionsFor = (project: string, random: string): Question[] => [
  {
    name: 'SHOP_URL',
    ask: 'Origin of the site',
    byDefault: `https://${project}.web.app`,
    refuse: (answer) =>
      URL.canParse(answer) && answer.startsWith('https:')
        ? undefined
        : 'It has to be an address that begins with https:',
  },
  {
    name: 'UPLOAD_KEY',
    ask: 'Key that the site sends with picture uploads',
    byDefault: random,
    refuse: (answer) => (answer.length >= 16 ? undefined : 'It needs 16 characters or more.'),
  },
  { name: 'REGION', ask: 'Region of the functions, near the data', byDefault: 'europe-west1' },
  { name: 'SERVICE_ACCOUNT', ask: 'Account that they run as', byDefault: 'rollwell-shop@' },
  { name: 'MAX_INSTANCES', ask: 'How many instances at most', byDefault: '10' },
  { name: 'ORDER_HOLD_HOURS', ask: 'Hours that an unpaid order holds its pieces', byDefault: '24' },
  { name: 'ONLY_VERIFIED_MAIL', ask: 'Mail to verified addresses only', byDefault: 'true' },
  { name: 'ONLY_VERIFIED_ADMINS', ask: 'Admins with a verified address only', byDefault: 'true' },
  {
    name: 'MAIL_FROM',
    ask: 'Sender of the mails, e.g. Rollwell <orders@rollwell.example> (none: nothing is sent)',
    byDefault: '',
  },
  {
    name: 'SMTP_CONNECTION_URI',
    ask: 'Mail server, e.g. smtps://orders@mail.example:465, without the password',
    byDefault: '',
    refuse: (answer) =>
      answer === '' || /^smtps?:\/\/([^:@/]+@)?[^:@/]+:\d+$/.test(answer)
        ? undefined
        : 'It has to be such as smtps://orders@mail.example:465, and the password a secret.',
  },
  { name: 'FIRESTORE_LOCATION', ask: 'Location of Firestore', byDefault: 'eur3' },
  {
    name: 'APP_CHECK_SITE_KEY',
    ask: 'Site key of App Check (none is fine)',
    byDefault: '',
  },
  { name: 'TRUSTED_PROXIES', ask: 'Ranges of further proxies (none is fine)', byDefault: '' },
];

/** The questions that nothing has answered yet. */
export const openQuestions = (settings: Settings, questions: readonly Question[]): Question[] =>
  questions.filter(({ name }) => settings[name] === undefined);
