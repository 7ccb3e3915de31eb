import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request, Response } from 'playwright-core';
import { started } from '../../browser/support/started.ts';
import { storeSession } from '../../browser/support/stored-session.ts';
import { SHOP } from '../../support/api-client.ts';
import { PHONE } from '../phone.ts';
import type { Weight } from './goals.ts';
import type { Screen } from './screens.ts';

/** Milliseconds without a request after which a page rests. */
const REST_MS = 1_000;
/** Milliseconds that a page may take until then, on a machine that does other things as well. */
const PATIENCE_MS = 120_000;

const COMPRESSED = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
const FIRESTORE_CODE = /\/assets\/firestore-[\w-]+\.js$/;
/** Scripts that stand in a page and run, not those that hold data. */
const INLINE_SCRIPT = /<script(?![^>]*\btype=)[^>]*>(.*?)<\/script>/gs;

interface Part {
  url: string;
  script: number;
  all: number;
}

/** What an answer weighs behind Hosting, which sends with brotli what is worth it. */
async function weigh(response: Response): Promise<Part> {
  const url = response.url();
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.headers()['content-type'] ?? '';
  const all = COMPRESSED.test(type) ? brotliCompressSync(body).length : body.length;
  if (type.includes('javascript')) return { url, script: all, all };
  if (!type.startsWith('text/html')) return { url, script: 0, all };
  const inline = [...body.toString().matchAll(INLINE_SCRIPT)].map(([, code = '']) => code);
  return { url, script: inline.length === 0 ? 0 : brotliCompressSync(inline.join('')).length, all };
}

/** Weighs what a page gets from the shop, and knows when it rests. */
class Scales {
  readonly #parts = new Map<string, Promise<Part>>();
  #open = 0;
  #changed = Date.now();

  constructor(page: Page) {
    const isOurs = (url: string) => url.startsWith(SHOP);
    const changeFor = (by: number) => (request: Request) => {
      if (!isOurs(request.url())) return;
      this.#open += by;
      this.#changed = Date.now();
    };
    page.on('request', changeFor(1));
    page.on('requestfinished', changeFor(-1));
    page.on('requestfailed', changeFor(-1));
    page.on('response', (response) => {
      if (isOurs(response.url())) this.#parts.set(response.url(), weigh(response));
    });
  }

  /** Gives what has come by the time that nothing more comes. */
  async rest(): Promise<Part[]> {
    const end = Date.now() + PATIENCE_MS;
    while (this.#open > 0 || Date.now() - this.#changed < REST_MS) {
      if (Date.now() > end) throw new Error('The page does not come to rest.');
      await sleep(REST_MS / 10);
    }
    return Promise.all(this.#parts.values());
  }
}

const sumOf = (parts: readonly Part[], what: 'script' | 'all'): number =>
  parts.reduce((sum, part) => sum + part[what], 0);

/** Whether Firestore's code was asked for only once the API had answered with the orders. */
const firestoreCameLater = (page: Page, orders: string): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const entries = performance.getEntriesByType('resource');
    const answer = entries.find(({ name }) => new URL(name).pathname === ${JSON.stringify(orders)});
    const code = entries.find(({ name }) => ${String(FIRESTORE_CODE)}.test(name));
    return answer !== undefined && code !== undefined && code.startTime >= answer.responseEnd;
  })()`);

export interface Counted extends Weight {
  /** Script of Firestore, which is counted apart. */
  firestore: number;
  /** False where it was asked for before the orders were there. */
  ordersFirst: boolean;
}

/** Opens a screen as a new visitor of a phone, begins the app, and counts what came over the network. */
export async function count(browser: Browser, { path, user, orders }: Screen): Promise<Counted> {
  // The worker that keeps pages loads beside them, once.
  const context = await browser.newContext({ ...PHONE, baseURL: SHOP, serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE_MS);
  if (user) await storeSession(context, user);
  const page = await context.newPage();
  const scales = new Scales(page);
  await page.goto(path, { timeout: PATIENCE_MS });
  const before = await scales.rest();
  await page.evaluate('globalThis.startApp?.()');
  await started(page);
  const after = await scales.rest();
  const ordersFirst = orders === undefined || (await firestoreCameLater(page, orders));
  await context.close();
  const isFirestore = ({ url }: Part) => FIRESTORE_CODE.test(url);
  return {
    scriptBefore: sumOf(before, 'script'),
    allBefore: sumOf(before, 'all'),
    requestsBefore: before.length,
    scriptAfter: sumOf(
      after.filter((part) => !isFirestore(part)),
      'script',
    ),
    firestore: sumOf(after.filter(isFirestore), 'script'),
    ordersFirst,
  };
}
