import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { deploymentConfig, type FirebaseConfig } from '../../scripts/deploy/deployment-config.ts';
import { browserAvailable, openPage } from './support/chromium.ts';

const ROOT = join(import.meta.dirname, '../..');
const ORIGIN = 'https://paint-shop.web.app';
const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
const EXCHANGE =
  'https://content-firebaseappcheck.googleapis.com/v1/projects/paint-shop/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken?key=key';

/** The site's Firebase app, built as for a deployment with this key. */
async function firebaseAppFor(siteKey: string): Promise<Map<string, string>> {
  const built = (await build({
    root: join(ROOT, 'web'),
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_APP_CHECK_SITE_KEY': JSON.stringify(siteKey) },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(ROOT, 'web/src/lib/firebase/firebase-app.ts'),
        formats: ['es'],
        fileName: 'app',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return new Map(
    built
      .flatMap(({ output }) => output)
      .flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
  );
}

/** The policy that a deployment sends along with the pages of the build. */
function policyOf(appCheck: boolean): string {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const { hosting } = deploymentConfig(config, { project: 'paint-shop', appCheck });
  const headers = hosting.headers.flatMap((rule) => rule.headers);
  return headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

/** Google's side of reCAPTCHA, as far as the SDK asks for it. */
const RECAPTCHA_SCRIPT = `let passed; globalThis.grecaptcha = { enterprise: {
  ready: (ready) => ready(),
  render: (container, { callback }) => { passed = callback; return 'widget'; },
  execute: async () => { passed(); return 'a person'; },
} };`;

const CONFIGURATION = JSON.stringify({
  apiKey: 'key',
  projectId: 'paint-shop',
  appId: '1:2:web:3',
});

/**
 * Opens the site as a deployment serves it, with Google's answers at Google's addresses.
 * @returns the addresses of Google's that it asked, with what it sent
 */
async function visit(files: Map<string, string>, policy: string, refusals: RegExp[]) {
  const page = await openPage({ expectedErrors: refusals });
  const asked: [address: string, sent: string | null][] = [];
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/__/firebase/init.json')
      return route.fulfill({ body: CONFIGURATION, contentType: 'application/json' });
    const body = files.get(pathname);
    if (body !== undefined) return route.fulfill({ body, contentType: 'text/javascript' });
    return route.fulfill({
      body: '<!doctype html><script type="module" src="/start.js"></script>',
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
    });
  });
  await page.route(/google(apis)?\.com/, (route) => {
    asked.push([route.request().url(), route.request().postData()]);
    return route.request().url().startsWith(RECAPTCHA)
      ? route.fulfill({ body: RECAPTCHA_SCRIPT, contentType: 'text/javascript' })
      : route.fulfill({
          body: JSON.stringify({ token: 'proof', ttl: '3600s' }),
          contentType: 'application/json',
          headers: { 'Access-Control-Allow-Origin': ORIGIN },
        });
  });
  await page.goto(ORIGIN);
  return { page, asked };
}

describe.skipIf(!browserAvailable)('App Check', () => {
  const START =
    "import { firebaseApp } from '/app.js'; await firebaseApp(); document.title = 'up';";
  let files: Map<string, string>;
  beforeAll(async () => {
    files = (await firebaseAppFor('site-key')).set('/start.js', START);
  });

  it('has the site prove itself where a deployment has a key', async () => {
    const { asked } = await visit(files, policyOf(true), []);
    await expect
      .poll(() => asked)
      .toEqual([
        [RECAPTCHA, null],
        [EXCHANGE, JSON.stringify({ recaptcha_enterprise_token: 'a person' })],
      ]);
  });

  it('gets past no policy that was made without it', async () => {
    const { page, asked } = await visit(files, policyOf(false), [/recaptcha/i, /appCheck/i]);
    await expect.poll(() => page.title()).toBe('up');
    expect(asked).toEqual([]);
  });

  it('is not there without a key', async () => {
    const without = (await firebaseAppFor('')).set('/start.js', START);
    expect([...without.values()].join()).not.toContain('recaptcha');
    const { page, asked } = await visit(without, policyOf(true), []);
    await expect.poll(() => page.title()).toBe('up');
    expect(asked).toEqual([]);
  });
});
