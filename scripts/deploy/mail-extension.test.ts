import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COLLECTIONS } from '../../functions/src/contract/api/collections.ts';
import { removeMailParams, sendsMail, writeMailParams } from './mail-extension.ts';

const LASTING = join(import.meta.dirname, '../../extensions/firestore-send-email.env');
const settings = {
  FIRESTORE_LOCATION: 'eur3',
  REGION: 'europe-west1',
  MAIL_FROM: 'Rollwell <orders@rollwell.example>',
  SMTP_CONNECTION_URI: 'smtps://orders@mail.example:465',
};

/** A folder of a project with the lasting settings in it. */
function projectFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'extension-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'extensions'));
  copyFileSync(LASTING, join(root, 'extensions/firestore-send-email.env'));
  return root;
}

describe('the extension that sends mail', () => {
  it('reads the collection that the shop writes to, and the sender and server of the project', () => {
    const projectDir = projectFolder();
    writeMailParams(projectDir, 'paint-shop', settings);
    // As `firebase deploy` reads them: the lasting ones, then those of the project.
    const folder = join(projectDir, 'extensions');
    const read = () =>
      Object.assign(
        {},
        ...readdirSync(folder)
          .sort()
          .map((name) => parseEnv(readFileSync(join(folder, name), 'utf8'))),
      ) as NodeJS.Dict<string>;
    expect(read()).toEqual({
      AUTH_TYPE: 'UsernamePassword',
      DATABASE: '(default)',
      DATABASE_REGION: 'eur3',
      DEFAULT_FROM: settings.MAIL_FROM,
      MAIL_COLLECTION: COLLECTIONS.mail,
      SMTP_CONNECTION_URI: settings.SMTP_CONNECTION_URI,
      SMTP_PASSWORD: 'projects/paint-shop/secrets/SMTP_PASSWORD/versions/latest',
      TTL_EXPIRE_TYPE: 'month',
      TTL_EXPIRE_VALUE: '3',
      'firebaseextensions.v1beta.v2function/location': 'europe-west1',
    });
    removeMailParams(projectDir, 'paint-shop');
    expect(read()).not.toHaveProperty('SMTP_CONNECTION_URI');
  });

  it('is asked for where a sender and a server are known', () => {
    expect(sendsMail(settings)).toBe(true);
    expect(sendsMail({ ...settings, MAIL_FROM: '' })).toBe(false);
    expect(sendsMail({})).toBe(false);
  });
});
