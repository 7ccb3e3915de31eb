import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addSettings,
  openQuestions,
  questionsFor,
  readSettings,
  settingsPath,
  wrongSettings,
} from './settings.ts';

const RANDOM = 'a-long-random-word';
const questions = questionsFor('paint-shop', RANDOM);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'settings-'));
  mkdirSync(join(root, 'functions'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the settings of a deployment', () => {
  it('are asked for once, and kept below what somebody wrote', () => {
    writeFileSync(settingsPath(root, 'paint-shop'), 'SHOP_URL=https://paint.example\n');
    const open = openQuestions(readSettings(root, 'paint-shop'), questions);
    expect(open.map(({ name }) => name)).not.toContain('SHOP_URL');
    expect(open.map(({ name }) => name)).toContain('REGION');
    addSettings(
      root,
      'paint-shop',
      Object.fromEntries(open.map((one) => [one.name, one.byDefault])),
    );
    expect(readSettings(root, 'paint-shop')).toMatchObject({
      SHOP_URL: 'https://paint.example',
      UPLOAD_KEY: RANDOM,
      TRUSTED_PROXIES: '',
    });
    expect(openQuestions(readSettings(root, 'paint-shop'), questions)).toEqual([]);
    expect(readFileSync(settingsPath(root, 'paint-shop'), 'utf8')).toMatch(/^SHOP_URL=/);
  });

  it('of another project are its own', () => {
    addSettings(root, 'paint-shop', { REGION: 'europe-north1' });
    expect(readSettings(root, 'other-shop')).toEqual({});
  });

  it.each([
    ['SHOP_URL', 'http://paint.example', 'https://paint.example'],
    ['SHOP_URL', 'paint.example', 'https://paint.example'],
    ['UPLOAD_KEY', 'short', RANDOM],
    ['SMTP_CONNECTION_URI', 'smtps://me:secret@mail.example:465', 'smtps://me@mail.example:465'],
    ['SMTP_CONNECTION_URI', 'mail.example', ''],
    ['SHOP_URL', 'https://paint.example/shop', 'https://paint.example/'],
    ['UPLOAD_KEY', 'a long random # word', RANDOM],
    ['REGION', 'Europe', 'europe-west1'],
    ['SERVICE_ACCOUNT', 'rollwell-shop@', 'rollwell-shop@paint-shop.iam.gserviceaccount.com'],
    ['PICTURES_ACCOUNT', 'me@paint.example', 'x@paint-shop.iam.gserviceaccount.com'],
    ['MAX_INSTANCES', 'many', '10'],
    ['MAX_INSTANCES', '0', '1'],
    ['ORDER_HOLD_HOURS', '-1', '0.5'],
    ['ONLY_VERIFIED_MAIL', 'yes', 'true'],
    ['ONLY_VERIFIED_ADMINS', 'no', 'false'],
    ['MAIL_FROM', 'Rollwell', 'Rollwell <orders@rollwell.example>'],
    ['APP_CHECK_SITE_KEY', 'a key', ''],
    ['TRUSTED_PROXIES', 'everybody', '192.0.2.0/24'],
  ])('refuse %s %s and take %s', (name, wrong, right) => {
    const question = questions.find((one) => one.name === name);
    expect(question?.refuse(wrong)).toBeDefined();
    expect(question?.refuse(right)).toBeUndefined();
  });

  it('take each answer that is offered', () => {
    for (const { byDefault, refuse } of questions) expect(refuse(byDefault)).toBeUndefined();
  });

  it('are seen through where somebody wrote them by hand', () => {
    expect(wrongSettings({ REGION: 'europe-west1', MAIL_FROM: '' }, questions)).toEqual([]);
    expect(wrongSettings({ MAX_INSTANCES: 'x', MAIL_FROM: 'a@b.example' }, questions)).toEqual([
      'MAX_INSTANCES is "x". It is "x" and has to be a whole number, 1 or more.',
      'MAIL_FROM and SMTP_CONNECTION_URI go together: give both or none.',
    ]);
  });
});
