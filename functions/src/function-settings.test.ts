import { describe, expect, it } from 'vitest';
import { SECRETS_OF, type FunctionName } from './function-secrets.ts';
import {
  API_SETTINGS,
  MAIL_SETTINGS,
  PICTURE_SETTINGS,
  scheduleOptions,
  SHOWN_PICTURE_SETTINGS,
} from './function-settings.ts';

const namesOf = (secrets: readonly unknown[] | undefined) =>
  (secrets as { name: string }[]).map(({ name }) => name);

describe('the secrets of a function', () => {
  it('are both for the API, and none where strangers send files', () => {
    expect(namesOf(API_SETTINGS.secrets)).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
    expect(namesOf(PICTURE_SETTINGS.secrets)).toEqual([]);
    expect(namesOf(MAIL_SETTINGS.secrets)).toEqual(['SMTP_PASSWORD']);
  });

  it.each(Object.entries(SECRETS_OF).slice(2))('are for %s those that it uses', (name, used) => {
    const { secrets } = scheduleOptions('every 15 minutes', name as FunctionName);
    expect(namesOf(secrets as unknown[])).toEqual(used);
  });
});

it('The API with its jobs, what takes in pictures and what shows them are three accounts', () => {
  const account = ({ serviceAccount }: { serviceAccount?: unknown }) =>
    (serviceAccount as { name: string }).name;
  const job = scheduleOptions('every 15 minutes', 'releaseHolds');
  expect([API_SETTINGS, job, PICTURE_SETTINGS, SHOWN_PICTURE_SETTINGS].map(account)).toEqual([
    'SERVICE_ACCOUNT',
    'SERVICE_ACCOUNT',
    'PICTURES_ACCOUNT',
    'SHOWN_PICTURES_ACCOUNT',
  ]);
});
