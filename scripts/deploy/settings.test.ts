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
  ])('refuse %s %s and take %s', (name, wrong, right) => {
    const question = questions.find((one) => one.name === name);
    expect(question?.refuse?.(wrong)).toBeDefined();
    expect(question?.refuse?.(right)).toBeUndefined();
  });
});
