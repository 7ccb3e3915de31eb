/**
 * `npm run bench:journey`: how many seconds a customer waits, in all and at each step, on the way from
 * home to the payment page, and how late the slowest press was answered at all: a phone with a processor four times slower, 1.6 Mbit/s and 150 ms, who
 * looks around for 2.5 s between the steps. The middle of three runs; `-- --runs 5` goes more often,
 * `-- --kbits 400 --latency 400` on another line. Wants an idle machine.
 */
import { neededChromium } from '@rollwell/launcher';
import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright-core';
import { newCustomer } from '../../support/api-accounts.ts';
import { SHOP } from '../../support/api-client.ts';
import { optionsOf } from '../../support/options.ts';
import { middle } from '../middle.ts';
import { PHONE } from '../phone.ts';
import { openCompressingProxy } from './compressing-proxy.ts';
import { stepsOf } from './steps.ts';

/** How much slower than this machine the phone is. */
const SLOWER = 4;
/** Milliseconds of looking around between two steps. */
const LOOKS_MS = 2_500;
/** Milliseconds that a step may take at the most. */
const PATIENCE_MS = 60_000;

const { runs, kbits, latency } = optionsOf({ runs: 3, kbits: 1_600, latency: 150 });

/** Goes the whole way once; seconds waited by the name of the step. */
async function goOnce(browser: Browser, baseURL: string): Promise<Map<string, number>> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (kbits * 1000) / 8,
    uploadThroughput: (kbits * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const answers: number[] = [];
  await page.exposeBinding('answered', (_source, ms: number) => answers.push(ms / 1000));
  await page.addInitScript(REPORT_ANSWERS);
  const waited = new Map<string, number>();
  for (const { name, prepare, ask, isThere } of stepsOf(await newCustomer())) {
    await prepare?.(page);
    answers.length = 0;
    const askedAt = performance.now();
    await ask(page);
    await isThere(page);
    waited.set(name, (performance.now() - askedAt) / 1000);
    pressesAnswered += answers.length;
    for (const seconds of answers)
      if (seconds > slowestAnswer.seconds) slowestAnswer = { seconds, name };
    await page.waitForTimeout(LOOKS_MS);
  }
  await context.close();
  return waited;
}

/** Seconds from a press to the first sign of it, at most. */
let slowestAnswer = { seconds: 0, name: '' };
let pressesAnswered = 0;

/**
 * Runs in the page: reports the milliseconds from each press until a change of the page is painted, or
 * until the browser leaves for the next page and shows that itself. A text, since what compiles this file
 * would name its functions by a helper that no page has.
 */
const REPORT_ANSWERS = `
  let pressedAt;
  const report = () => {
    if (pressedAt === undefined) return;
    const ms = performance.now() - pressedAt;
    pressedAt = undefined;
    answered(ms);
  };
  addEventListener('pointerdown', ({ timeStamp }) => { pressedAt = timeStamp; }, true);
  addEventListener('beforeunload', report);
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target !== document.head))
      requestAnimationFrame(() => setTimeout(report));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
`;

const proxy = await openCompressingProxy(SHOP);
const browser = await chromium.launch({
  executablePath: neededChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(
  `${kbits} kbit/s, ${latency} ms, a processor ${SLOWER} times slower; seconds waited, the middle of ${runs}; load before: ${loadavg()[0]?.toFixed(1)}`,
);
const ways: Map<string, number>[] = [];
while (ways.length < runs) ways.push(await goOnce(browser, proxy.url));
await browser.close();
proxy.close();

const show = (name: string, seconds: readonly number[]): void => {
  const each = seconds.map((one) => one.toFixed(1)).join(', ');
  console.log(`${name.padEnd(20)}${middle(seconds).toFixed(1).padStart(6)}   (${each})`);
};
for (const name of ways[0]?.keys() ?? [])
  show(
    name,
    ways.map((way) => way.get(name) ?? NaN),
  );
show(
  'in all',
  ways.map((way) => [...way.values()].reduce((sum, one) => sum + one, 0)),
);
console.log(
  `slowest answer to a press: ${slowestAnswer.seconds.toFixed(2)} s, ${slowestAnswer.name}; ${pressesAnswered} presses were answered`,
);
if (pressesAnswered === 0) process.exitCode = 1;
