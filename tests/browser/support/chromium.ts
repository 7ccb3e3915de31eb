import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium, neededChromium } from '@rollwell/launcher';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Disposable,
  type Page,
} from 'playwright-core';
import { onTestFinished } from 'vitest';
import { SHOP } from '../../support/api-client.ts';
import { siteProxy } from '../../support/site-proxy.ts';
import { useOwnAddress } from './client-address.ts';
import { ContextPool } from './context-pool.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { followChannels } from './open-channels.ts';
import { watchRequests } from './requests.ts';
import type { Watch } from './watch.ts';

/** False where no Chromium is installed: `describe.skipIf(!browserAvailable)`. */
export const browserAvailable = findChromium() !== undefined;

/**
 * Pages here live for some seconds. What V8 compiles for those that live longer is used by none of
 * them, and takes a sixth of what a page takes of the processor.
 */
const FOR_SHORT_LIVES = '--js-flags=--no-opt --no-maglev --max-lazy';

/** Pages of one context share a process: what the first has compiled, the others need not. */
const ONE_PROCESS = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** No background traffic: the tests talk to this machine only. */
const SWITCHES = [
  FOR_SHORT_LIVES,
  '--no-sandbox',
  ...ONE_PROCESS,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Bytes of shared memory in which three browsers have room. */
const ENOUGH_SHARED = 2 ** 30;

/**
 * Playwright has Chromium share memory by files on the disk, since a container has 64 MB of the other
 * kind by default. Where there is enough, that spares a page some hundred files.
 */
const hasSharedMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ENOUGH_SHARED;
  } catch {
    return false;
  }
};

/** One for all files of a worker; it ends with the worker's process. */
let shared: Promise<Shared> | undefined;

interface Shared {
  browser: Browser;
  contexts: ContextPool<Awaited<ReturnType<typeof watchVisit>>>;
}

/** A browser that reaches the shop at the shop's own address, by a proxy that keeps its built files. */
async function launch(): Promise<Shared> {
  const { host, origin } = new URL(SHOP);
  const proxy = `MAP ${host} 127.0.0.1:${await siteProxy(SHOP)}`;
  const browser = await chromium.launch({
    executablePath: neededChromium(),
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [...SWITCHES, `--host-resolver-rules=${proxy}`],
  });
  return { browser, contexts: new ContextPool(browser, origin, watchVisit) };
}

function sharedBrowser(): Promise<Shared> {
  shared ??= launch();
  return shared;
}

export interface PageOptions {
  /** Pixels. */
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  hasTouch?: boolean;
  /** The language and region of the visitor's browser. */
  locale?: string;
  /** What somebody has set in their system. */
  reducedMotion?: 'reduce';
  forcedColors?: 'active';
  /**
   * What may go wrong in this test, in the words of the console or of a request, such as
   * `/status of 409/`; anything else fails it.
   */
  expectedErrors?: readonly RegExp[];
  /**
   * Public pages begin the app when somebody is about to use it. Here everybody is, as soon as a page
   * stands, unless a test is about what is there before.
   */
  waitsForIntent?: boolean;
  /**
   * A browser that nobody had before: for whoever sets its clock, or looks at code on its way. So has
   * who waits for intent, keeps pages or runs no scripts. Elsewhere others have been here, and all
   * that is left of them is code that was compiled.
   */
  ownBrowser?: boolean;
  /** Lets the service worker register; elsewhere none comes between. */
  hasServiceWorker?: boolean;
  /** What somebody sees whose browser runs no scripts. */
  withoutScripts?: boolean;
  /** Pages on which something is meant to move by itself, with the reason beside it. */
  expectedShifts?: readonly RegExp[];
}

/** The browser leaves out the fade to a page that it shows later, and may say so before a script of the page runs. */
const LEFT_OUT_FADE = [/^Transition was (aborted|skipped)/];

/**
 * A page of a fresh visitor on the shop. It closes after the test, which fails if any page of the
 * visitor threw, wrote an error or a warning to the console, had a request refused or failed, asked
 * as nobody what somebody has to ask, or moved by itself, unless the test expects it.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { width = 1280, height = 800, colorScheme = 'light', hasTouch = false } = options;
  const { reducedMotion = 'no-preference', forcedColors = 'none' } = options;
  const { contexts, browser } = await sharedBrowser();
  const asked: BrowserContextOptions = {
    baseURL: SHOP,
    viewport: { width, height },
    colorScheme,
    hasTouch,
    reducedMotion,
    forcedColors,
    locale: options.locale ?? 'en-GB',
    javaScriptEnabled: !options.withoutScripts,
    serviceWorkers: options.hasServiceWorker ? 'allow' : 'block',
  };
  const { hasServiceWorker, ownBrowser, waitsForIntent, withoutScripts } = options;
  const isNew = [hasServiceWorker, ownBrowser, waitsForIntent, withoutScripts].includes(true);
  const { context, watch, end } = isNew
    ? await firstVisit(browser, asked)
    : await contexts.take(asked);
  watch.forget();
  const scripts = [
    ...(options.waitsForIntent ? [] : [await context.addInitScript(beginAtOnce)]),
    await useOwnAddress(context, !options.withoutScripts),
  ];
  const page = await context.newPage();
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await describePage(page);
    const expected = [...LEFT_OUT_FADE, ...(options.expectedErrors ?? [])];
    const troubles = () => unexpected(watch.troubles(), expected);
    // What was given up in the last moments of a test is not asked for anew yet.
    for (let looks = 0; looks < 20 && troubles().some(isGivenUp); looks += 1) await sleep(100);
    const complaints = [...troubles(), ...unexpected(watch.shifts(), options.expectedShifts ?? [])];
    await Promise.all(scripts.map(takeBack));
    await end();
    await watch.endChannels();
    if (complaints.length > 0)
      throw new Error(`Not as quiet as it should be:\n${complaints.join('\n')}`);
  });
  return page;
}

/** So much of a page's text is told of a test that failed. */
const MOST_TEXT = 1500;

/** Writes what a page shows at the end of a test that failed, for whoever reads the log of a run elsewhere. */
const describePage = async (page: Page): Promise<void> => {
  if (page.isClosed()) return;
  const text = await page.locator('body').innerText({ timeout: 2000 }).catch(String);
  process.stdout.write(
    `The page of the failed test, ${page.url()}:\n${text.slice(0, MOST_TEXT)}\n`,
  );
};

/** Some tests close the browser themselves, and then there is nothing to take back. */
export const takeBack = async (script: Disposable | void): Promise<void> =>
  script?.dispose().catch(() => undefined);

/** Somebody whose browser has seen nothing of the shop. */
async function firstVisit(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  return { context, watch: await watchVisit(context), end: () => context.close() };
}

async function watchVisit(context: BrowserContext) {
  context.setDefaultTimeout(30_000);
  const consoles = watchConsole(context);
  const requests = watchRequests(context);
  const moves = await watchLayoutShifts(context);
  return {
    troubles: () => [...consoles.found(), ...requests.found()],
    shifts: moves.found,
    endChannels: followChannels(context).end,
    forget: () => {
      for (const { forget } of [consoles, requests, moves]) forget();
    },
  };
}

const isGivenUp = (text: string): boolean => text.endsWith('net::ERR_ABORTED');

const unexpected = (texts: readonly string[], expected: readonly RegExp[]): string[] =>
  texts.filter((text) => !expected.some((pattern) => pattern.test(text)));

/** Runs in a page, before anything of it. */
const beginAtOnce = (): void =>
  addEventListener('DOMContentLoaded', () =>
    (globalThis as { startApp?: () => void }).startApp?.(),
  );

/** What Playwright says where the app asks for its service worker and the context has none. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects what the pages of a context throw, and their consoles' errors and warnings. */
function watchConsole(context: BrowserContext): Watch {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER) return;
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return {
    found: () => errors,
    forget: () => {
      errors.length = 0;
    },
  };
}
