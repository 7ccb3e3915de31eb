import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium, neededChromium } from '@rollwell/launcher';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { SHOP } from '../../support/api-client.ts';
import { openSiteDoor } from '../../support/site-door.ts';
import { useOwnAddress } from './client-address.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { followChannels } from './open-channels.ts';
import { watchRequests } from './requests.ts';

/** False where no Chromium is installed: `describe.skipIf(!browserAvailable)`. */
export const browserAvailable = findChromium() !== undefined;

/**
 * Pages here live for some seconds. What V8 compiles for those that live longer is used by none of
 * them, and takes a sixth of what a page takes of the processor.
 */
const FOR_SHORT_LIVES = '--js-flags=--no-opt --no-maglev --max-lazy';

/** No background traffic: the tests talk to this machine only. */
const SWITCHES = [
  FOR_SHORT_LIVES,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One for all files of a worker; it ends with the worker's process. */
let browser: Promise<Browser> | undefined;

/** A browser that reaches the shop at the shop's own address, by a door that keeps its built files. */
async function launch(): Promise<Browser> {
  const door = `MAP ${new URL(SHOP).host} 127.0.0.1:${await openSiteDoor(SHOP)}`;
  return chromium.launch({
    executablePath: neededChromium(),
    args: [...SWITCHES, `--host-resolver-rules=${door}`],
  });
}

function sharedBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
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
  /** Pages are kept for when the connection is gone; elsewhere no service worker comes between. */
  keepsPages?: boolean;
  /** What somebody sees whose browser runs no scripts. */
  withoutScripts?: boolean;
  /** Pages on which something is meant to move by itself, with the reason beside it. */
  expectedShifts?: readonly RegExp[];
}

/**
 * A page of a fresh visitor on the shop. It closes after the test, which fails if any page of the
 * visitor threw, wrote an error or a warning to the console, had a request refused or failed, asked
 * as nobody what somebody has to ask, or moved by itself, unless the test expects it.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { width = 1280, height = 800, colorScheme = 'light', hasTouch = false } = options;
  const { reducedMotion = 'no-preference', forcedColors = 'none' } = options;
  const browserNow = await sharedBrowser();
  const context = await browserNow.newContext({
    baseURL: SHOP,
    viewport: { width, height },
    colorScheme,
    hasTouch,
    reducedMotion,
    forcedColors,
    locale: options.locale ?? 'en-GB',
    javaScriptEnabled: !options.withoutScripts,
    serviceWorkers: options.keepsPages ? 'allow' : 'block',
  });
  context.setDefaultTimeout(30_000);
  if (!options.waitsForIntent) await context.addInitScript(beginAtOnce);
  const errors = watchConsole(context);
  const failures = watchRequests(context);
  const shifts = await watchLayoutShifts(context);
  const endChannels = followChannels(context);
  await useOwnAddress(context, !options.withoutScripts);
  const page = await context.newPage();
  onTestFinished(async () => {
    const troubles = () => unexpected([...errors(), ...failures()], options.expectedErrors ?? []);
    // What was given up in the last moments of a test is not asked for anew yet.
    for (let looks = 0; looks < 20 && troubles().some(isGivenUp); looks += 1) await sleep(100);
    const complaints = [...troubles(), ...unexpected(shifts(), options.expectedShifts ?? [])];
    await context.close();
    await endChannels();
    if (complaints.length > 0)
      throw new Error(`Not as quiet as it should be:\n${complaints.join('\n')}`);
  });
  return page;
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
function watchConsole(context: BrowserContext): () => string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER) return;
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return () => errors;
}
