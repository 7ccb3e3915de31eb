import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';
import { clientAddress, SHOP } from '../../support/api-client.ts';
import { findChromium } from '../../support/find-chromium.ts';

const executablePath = findChromium();

/** False where no Chromium is installed: `describe.skipIf(!browserAvailable)`. */
export const browserAvailable = executablePath !== undefined;

/** No background traffic: the tests talk to this machine only. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Promise<Browser> | undefined;

function sharedBrowser(): Promise<Browser> {
  if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM_PATH.');
  browser ??= chromium.launch({ executablePath, args: SWITCHES });
  return browser;
}

afterAll(async () => {
  const opened = browser;
  browser = undefined;
  await (await opened)?.close();
});

export interface PageOptions {
  /** Pixels. */
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
  /** What the console may complain about in this test; anything else fails it. */
  expectedErrors?: readonly RegExp[];
}

/** Complaints that are nobody's fault, each with its reason. */
const TOLERATED = [
  // Tests of the API leave things with pictures on hosts that do not exist; the policy stops them.
  /Loading the image 'https:\/\/(pictures|images)\.example\//,
];

/**
 * A page of a fresh visitor on the shop. It closes after the test, which fails if the console
 * showed an error or a warning that was not expected, a request failed, or the page threw.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { width = 1280, height = 800, colorScheme = 'light', hasTouch = false } = options;
  const context = await (
    await sharedBrowser()
  ).newContext({ baseURL: SHOP, viewport: { width, height }, colorScheme, hasTouch });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  await useOwnAddress(page);
  onTestFinished(async () => {
    await context.close();
    const expected = [...TOLERATED, ...(options.expectedErrors ?? [])];
    const stray = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
    if (stray.length > 0) throw new Error(`The console showed:\n${stray.join('\n')}`);
  });
  return page;
}

/** Public writes are limited per client address, so every page gets one of its own. */
async function useOwnAddress(page: Page): Promise<void> {
  const address = clientAddress();
  await page.route(/\/(blog|contact)$/, async (route) => {
    const headers = { ...route.request().headers(), ...address };
    await route.continue({ headers });
  });
}
