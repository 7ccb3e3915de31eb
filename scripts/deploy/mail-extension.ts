import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

const INSTANCE = 'firestore-send-email';

/** The Trigger Email extension as `firebase.json` names it; its lasting settings are in `extensions/`. */
export const MAIL_EXTENSION = { [INSTANCE]: `firebase/${INSTANCE}@0.2.4` } as const;

/** Whether a deployment sends the mails that the shop writes: it has a sender and a server for them. */
export const sendsMail = ({ MAIL_FROM, SMTP_CONNECTION_URI }: Settings): boolean =>
  Boolean(MAIL_FROM && SMTP_CONNECTION_URI);

/** Where `firebase deploy` looks for what is the project's own of the extension's settings. */
const paramsPath = (root: string, project: string): string =>
  join(root, 'extensions', `${INSTANCE}.env.${project}`);

/** Writes the project's own settings of the extension; the password of the server stays a secret. */
export function writeMailParams(root: string, project: string, settings: Settings): void {
  const params = {
    DATABASE_REGION: settings.FIRESTORE_LOCATION,
    DEFAULT_FROM: settings.MAIL_FROM,
    SMTP_CONNECTION_URI: settings.SMTP_CONNECTION_URI,
    SMTP_PASSWORD: `projects/${project}/secrets/SMTP_PASSWORD/versions/latest`,
    'firebaseextensions.v1beta.v2function/location': settings.REGION,
  };
  const lines = Object.entries(params).map(([name, value = '']) => `${name}=${value}`);
  writeFileSync(paramsPath(root, project), `${lines.join('\n')}\n`);
}

export function removeMailParams(root: string, project: string): void {
  rmSync(paramsPath(root, project), { force: true });
}
