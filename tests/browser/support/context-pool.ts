import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from 'playwright-core';

/** What a visitor leaves in a browser, beside the files of the site. */
const LEFT_BEHIND = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

/** After so many visitors a browser has grown, and the next one finds a new one. */
const MOST_VISITORS = 40;
/** As many as there are kinds that come often; each is a process of its own. */
const MOST_KEPT = 4;

/** A clock that was set goes on in a context for good, and would mislead whoever comes next. */
const NO_CLOCK = new Proxy(
  {},
  {
    get() {
      throw new Error('Ask for a page with `ownBrowser` to set its clock.');
    },
  },
);

interface Visit {
  context: BrowserContext;
  /** Closes the visitor's pages and takes back what they left; nobody may use them any more. */
  end: () => Promise<void>;
}

interface Kept<Watch> {
  kind: string;
  context: BrowserContext;
  watch: Watch;
  cleaner: CDPSession;
  visitors: number;
}

/**
 * Contexts that go on from visitor to visitor: an empty page keeps the process of the last one alive,
 * with the code that it has read and compiled. The next visitor finds nothing else but what an HTTP
 * cache has: files and photos whose address changes with their content. Whatever else the shop says may
 * be kept only to ask whether it is still so, as the app does with every call.
 */
export class ContextPool<Watch> {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #prepare: (context: BrowserContext) => Promise<Watch>;
  #free: Kept<Watch>[] = [];

  constructor(
    browser: Browser,
    origin: string,
    prepare: (context: BrowserContext) => Promise<Watch>,
  ) {
    this.#browser = browser;
    this.#origin = origin;
    this.#prepare = prepare;
  }

  async take(options: BrowserContextOptions): Promise<Visit & { watch: Watch }> {
    const key = JSON.stringify(options);
    const found = this.#free.find((one) => one.kind === key);
    this.#free = this.#free.filter((one) => one !== found);
    const kept = found ?? (await this.#open(options, key));
    kept.visitors += 1;
    return { context: kept.context, watch: kept.watch, end: () => this.#giveBack(kept) };
  }

  async #open(options: BrowserContextOptions, kind: string): Promise<Kept<Watch>> {
    const context = await this.#browser.newContext(options);
    Object.assign(context, { clock: NO_CLOCK });
    const cleaner = await context.newCDPSession(await context.newPage());
    const watch = await this.#prepare(context);
    return { kind, context, watch, cleaner, visitors: 0 };
  }

  async #giveBack(kept: Kept<Watch>): Promise<void> {
    const { context, cleaner } = kept;
    if (context.pages().length === 0) return;
    const [, ...pages] = context.pages();
    await Promise.all(pages.map((page) => page.close()));
    if (kept.visitors === MOST_VISITORS) return context.close();
    await Promise.all([
      context.clearCookies(),
      context.setOffline(false),
      cleaner.send('Storage.clearDataForOrigin', {
        origin: this.#origin,
        storageTypes: LEFT_BEHIND,
      }),
    ]);
    this.#free.push(kept);
    if (this.#free.length > MOST_KEPT) await this.#free.shift()?.context.close();
    return undefined;
  }
}
