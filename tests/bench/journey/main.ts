/**
 * `npm run bench:journey`: how many seconds a customer waits, in all and at each step, on the way from
 * home to the payment page, and how late each press was answered at all, beside a bare button of an empty
 * page: a phone with a processor four times slower, 1.6 Mbit/s and 150 ms, who looks around for 2.5 s
 * between the steps. The middle of three runs; `-- --runs 5` goes more often, `-- --kbits 400 --latency 400`
 * on another line. Wants an idle machine.
 */
import { neededChromium } from '@rollwell/launcher';
import { loadavg } from 'node:os';
import { chromium, type Browser, type Page } from 'playwright-core';
import { newCustomer } from '../../support/api-accounts.ts';
import { SHOP } from '../../support/api-client.ts';
import { optionsOf } from '../../support/options.ts';
import { middle } from '../middle.ts';
import { PHONE } from '../phone.ts';
import { openCompressingProxy } from './compressing-proxy.ts';
import { press, stepsOf } from './steps.ts';

/** How much slower than this machine the phone is. */
const SLOWER = 4;
/** Milliseconds of looking around between two steps. */
const LOOKS_MS = 2_500;
/** Milliseconds that a step may take at the most. */
const PATIENCE_MS = 60_000;

const { runs, kbits, latency } = optionsOf({ runs: 3, kbits: 1_600, latency: 150 });

/** Seconds by the name of a step. */
type Seconds = Map<string, number>;

interface Way {
  waited: Seconds;
  /** To the first sign of the last press of a step; a bare button's as well. */
  answered: Seconds;
}

const BARE_BUTTON = 'a bare button';

/** Runs in a page of plain text. */
const BARE_PAGE = `
  const button = document.createElement('button');
  button.textContent = 'press';
  button.onclick = () => { button.textContent = 'pressed'; };
  document.body.replaceChildren(button);
`;

/** Presses a button of a page that has nothing but it; it shows at once that it was pressed. */
async function pressBareButton(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(BARE_PAGE);
  await press(page.getByRole('button'));
  await page.getByRole('button', { name: 'pressed' }).waitFor();
  await page.waitForTimeout(LOOKS_MS);
}

/** Goes the whole way once. */
async function goOnce(browser: Browser, baseURL: string): Promise<Way> {
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
  const waited: Seconds = new Map();
  const answered: Seconds = new Map();
  const noteAnswer = (name: string) => {
    const last = answers.at(-1);
    if (last !== undefined) answered.set(name, last);
    answers.length = 0;
  };
  await pressBareButton(page);
  noteAnswer(BARE_BUTTON);
  for (const { name, prepare, ask, isThere } of stepsOf(await newCustomer())) {
    await prepare?.(page);
    answers.length = 0;
    const askedAt = performance.now();
    await ask(page);
    await isThere(page);
    waited.set(name, (performance.now() - askedAt) / 1000);
    await page.waitForTimeout(LOOKS_MS);
    noteAnswer(name);
  }
  await context.close();
  return { waited, answered };
}

/**
 * Runs in the page: reports the milliseconds from each press until a sign of it is painted: what is pressed
 * looks otherwise, the page changes, or the browser leaves for the next one and shows that itself. A text,
 * since what compiles this file would name its functions by a helper that no page has.
 */
const REPORT_ANSWERS = `
  let pressedAt;
  const report = () => {
    if (pressedAt === undefined) return;
    const ms = performance.now() - pressedAt;
    pressedAt = undefined;
    answered(ms);
  };
  const reportPainted = () => requestAnimationFrame(() => setTimeout(report));
  const lookOf = (control) => { const { filter, opacity } = getComputedStyle(control); return filter + opacity; };
  addEventListener('pointerdown', ({ target, timeStamp }) => {
    pressedAt = timeStamp;
    const control = target.closest('a, button, summary');
    if (!control) return;
    const before = lookOf(control);
    const look = () => {
      if (pressedAt !== timeStamp) return;
      if (lookOf(control) === before) requestAnimationFrame(look);
      else setTimeout(report);
    };
    requestAnimationFrame(look);
  }, true);
  addEventListener('beforeunload', report);
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target !== document.head)) reportPainted();
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
const ways: Way[] = [];
while (ways.length < runs) ways.push(await goOnce(browser, proxy.url));
await browser.close();
proxy.close();

const show = (name: string, seconds: readonly number[], digits = 1): void => {
  const each = seconds.map((one) => one.toFixed(digits)).join(', ');
  console.log(`${name.padEnd(20)}${middle(seconds).toFixed(digits).padStart(6)}   (${each})`);
};
const ofEach = (name: string, seconds: (way: Way) => Seconds): number[] =>
  ways.flatMap((way) => seconds(way).get(name) ?? []);

const [first] = ways;
for (const name of first?.waited.keys() ?? [])
  show(
    name,
    ofEach(name, ({ waited }) => waited),
  );
show(
  'in all',
  ways.map(({ waited }) => [...waited.values()].reduce((sum, one) => sum + one, 0)),
);
console.log('seconds from a press to the first sign of it:');
for (const name of first?.answered.keys() ?? [])
  show(
    name,
    ofEach(name, ({ answered }) => answered),
    2,
  );
if ((first?.answered.size ?? 0) < 2) process.exitCode = 1;
