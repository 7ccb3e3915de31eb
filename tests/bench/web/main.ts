/**
 * `npm run bench:web`: Lighthouse from npm looks at the public pages as at a phone, behind brotli, as
 * they are served. Beside them, in the same run: an empty React page with a router. Ends with 1 when a
 * page misses a goal (`goals.ts`).
 *
 * `-- --runs 3` measures each page three times instead of five, `-- --only /products` one page
 * alone, `-- --applied` slows the browser down for real. Wants an idle machine.
 */
import { neededChromium } from '@rollwell/launcher';
import { loadavg, tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browsers } from 'playwright-core';
import { SHOP } from '../../support/api-client.ts';
import { optionsOf, refuse } from '../../support/options.ts';
import { PHONE, STAYS_MS } from '../phone.ts';
import { buildEmptyPage } from './empty-page.ts';
import { appIn, openFrontDoor, shopAt } from './front-door.ts';
import { medianOf, missedBy } from './goals.ts';
import { measure, type Measured } from './lighthouse.ts';
import { visitedPages } from './pages.ts';

const options = optionsOf({ runs: 5, only: '', applied: false });

const chromium = neededChromium();

const all = [
  ...(await visitedPages()).map(({ path }) => path),
  '/my-portfolio',
  '/login',
  '/signup',
];
const pages = all.filter((path) => options.only === '' || path === options.only);
if (pages.length === 0) refuse(`${options.only} is not measured. Choose of ${all.join(', ')}.`);

/** Has the door keep what a page asks for, as a CDN does: how long this machine makes it is not measured. */
async function visit(url: string): Promise<void> {
  const browser = await browsers.launch({ executablePath: chromium });
  const page = await browser.newPage(PHONE);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(STAYS_MS);
  await browser.close();
}

async function runsOf(url: string): Promise<Measured[]> {
  await visit(url);
  const runs: Measured[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    runs.push(await measure(url, { chromium, applied: options.applied }));
  }
  return runs;
}

const COLUMNS = ['score', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'script KB', 'requests'];
const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(36) + cells.map((cell) => cell.padStart(11)).join('');

function show(name: string, page: Measured): void {
  const { lcp, fcp, tbt, cls, script, requests, scores } = page;
  const cells = [
    Object.values(scores).join('/'),
    lcp.toFixed(0),
    fcp.toFixed(0),
    tbt.toFixed(0),
    cls.toFixed(3),
    (script / 1000).toFixed(1),
    String(requests),
  ];
  console.log(row(name, [(cells[0] ?? '').padStart(16), ...cells.slice(1)]));
}

const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
await buildEmptyPage(folder);
const doors = {
  empty: await openFrontDoor(appIn(folder)),
  site: await openFrontDoor(shopAt(SHOP)),
};

console.log(
  `Each figure in the middle of ${options.runs}; load before: ${loadavg()[0]?.toFixed(1)}`,
);
console.log(row('', ['P/A/B/S'.padStart(16), ...COLUMNS.slice(1)]));
const emptyPage = medianOf(await runsOf(doors.empty.url));
show('an empty React page with a router', emptyPage);
for (const path of pages) {
  const runs = await runsOf(doors.site.url + path);
  const page = medianOf(runs);
  show(path, page);
  const missed = missedBy(page, emptyPage);
  if (missed.length === 0) continue;
  process.exitCode = 1;
  for (const goal of missed) console.log(`  missed: ${goal}`);
  for (const run of runs) show('  a run of it', run);
}

for (const { close } of Object.values(doors)) close();
rmSync(folder, { recursive: true, force: true });
