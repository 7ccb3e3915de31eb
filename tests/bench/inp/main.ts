/**
 * `npm run bench:inp`: goes the way of a visitor, a customer and the office on a phone whose processor
 * is four times slower, and says of each step how long the longest interaction and the longest frame
 * took, in the middle of three runs. Ends with 1 where one is over its limit (`verdict.ts`). `-- --runs 5`
 * goes more often. Wants an idle machine.
 */
import { neededChromium } from '@rollwell/launcher';
import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright-core';
import { started } from '../../browser/support/started.ts';
import { storeSession } from '../../browser/support/stored-session.ts';
import { SHOP } from '../../support/api-client.ts';
import { optionsOf } from '../../support/options.ts';
import { PHONE } from '../phone.ts';
import { journey, type Step } from './journey.ts';
import { judge, type Delay } from './verdict.ts';
import { watchDelays } from './watch.ts';

/** How much slower than this machine the phone is. */
const SLOWER = 4;
/** Milliseconds after which a screen that has begun has drawn what it shows; some listen for ever. */
const REST_MS = 3_000;
/** Milliseconds that anything of it may take. */
const PATIENCE_MS = 120_000;

async function goOnce(browser: Browser, step: Step): Promise<Delay[]> {
  const { path, user, starting = false, act } = step;
  const context = await browser.newContext({
    ...PHONE,
    baseURL: SHOP,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (user) await storeSession(context, user);
  const page = await context.newPage();
  const delaysOf = await watchDelays(page);
  await page.goto(path);
  if (!starting) {
    await page.evaluate('globalThis.startApp?.()');
    await started(page);
  }
  await page.waitForTimeout(REST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const delays = await delaysOf(() => act(page));
  await context.close();
  return delays;
}

const { runs } = optionsOf({ runs: 3 });
const executablePath = neededChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
console.log(
  `A processor ${SLOWER} times slower, each figure in the middle of ${runs}; load before: ${loadavg()[0]?.toFixed(1)}`,
);
for (const step of await journey()) {
  const measured: Delay[][] = [];
  while (measured.length < runs) measured.push(await goOnce(browser, step));
  const { good, line } = judge(measured, step.starting ?? false);
  console.log(`${good ? 'ok  ' : 'over'}  ${step.name}: ${line}`);
  if (!good) process.exitCode = 1;
}
await browser.close();
