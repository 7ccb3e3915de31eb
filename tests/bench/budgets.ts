/**
 * `npm run check:budgets`: opens each public page as a new visitor with a phone, leaves in
 * `.rollwell/budgets/` its HTML and the scripts that have come before anybody did anything and once the
 * app runs, and has size-limit hold them against `.size-limit.js`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededChromium } from '@rollwell/launcher';
import { chromium, type Browser, type Response } from 'playwright-core';
import { started } from '../browser/support/started.ts';
import { SHOP } from '../support/api-client.ts';
import { optionsOf } from '../support/options.ts';
import { PHONE, STAYS_MS } from './phone.ts';
import { visitedPages } from './web/pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.rollwell/budgets');

/** Scripts that stand in a page and run, not those that hold data. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="(?!module)))[^>]*>(.*?)<\/script>/gs;

async function collect(browser: Browser, name: string, path: string): Promise<void> {
  // The service worker loads beside a page, once.
  const context = await browser.newContext({ ...PHONE, baseURL: SHOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const isScript = response.headers()['content-type']?.includes('javascript') ?? false;
    if (isScript && response.url().startsWith(SHOP)) scripts.push(response);
  });
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  const keep = async (stage: 'before' | 'after'): Promise<void> => {
    await page.waitForTimeout(STAYS_MS);
    const folder = join(FOLDER, name, stage);
    mkdirSync(folder, { recursive: true });
    const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code);
    writeFileSync(join(folder, 'inline.js'), inline.join('\n'));
    for (const [index, script] of scripts.entries())
      writeFileSync(join(folder, `${index}.js`), await script.body());
  };
  await keep('before');
  writeFileSync(join(FOLDER, name, 'page.html'), html);
  await page.evaluate('globalThis.startApp?.()');
  await started(page);
  await keep('after');
  await context.close();
}

optionsOf({});
rmSync(FOLDER, { recursive: true, force: true });
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
for (const { name, path } of [...(await visitedPages()), { name: 'login', path: '/login' }])
  await collect(browser, name.replace('a ', ''), path);
await browser.close();
process.exitCode = spawnSync('npx', ['size-limit'], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
