import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage, type PageOptions } from './support/chromium.ts';
import { holdBack } from './support/held.ts';
import { started } from './support/started.ts';

const FILE = /\/assets\/home-below-[\w-]{8}\.css$/;

/** The home page, with the styles of what is below held back until the returned function is called. */
async function pageBeforeStyles(options: PageOptions = {}, at = '/') {
  const page = await openPage({ waitsForIntent: true, width: 360, ...options });
  const release = await holdBack(page, FILE);
  await page.goto(at, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, release };
}

/** How parts of the page look that are drawn with the file: what they take, and their colours. */
const looks = (page: Page) =>
  page.evaluate(() =>
    ['#about dl', '#about dt', 'article', 'article h3', 'article a', 'summary', 'footer nav'].map(
      (selector) => {
        const element = document.querySelector(selector);
        if (!element) return selector;
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, padding } = getComputedStyle(element);
        return { selector, width, height, color, backgroundColor, font, padding };
      },
    ),
  );

/** After which time each element that is below comes, by its rules. */
const turns = (page: Page) =>
  page.locator('#about, #about ~ *, footer').evaluateAll((elements) =>
    elements.map((element) => {
      const { animationName, animationDelay } = getComputedStyle(element);
      return animationName === 'below' ? animationDelay : 'at once';
    }),
  );
const AT_ONCE = Array.from({ length: 7 }, () => 'at once');

async function expectLedToContact(page: Page): Promise<void> {
  const top = () => page.locator('#contact').evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
}

/** Where the sheets of the page have a rule of the questions' class. */
const rulesOfQuestions = (page: Page) =>
  page.evaluate(() => {
    const name = document.querySelector('details')?.className ?? '';
    const sheets = [...document.styleSheets].filter(({ media }) => media.mediaText !== 'print');
    return sheets.flatMap(({ href, cssRules }) =>
      [...cssRules]
        .filter(({ cssText }) => cssText.includes(`.${name} {`))
        .map(() => (href === null ? 'made anew' : 'in the file')),
    );
  });

/** Runs in a page before anything of it: who wants to hear of paints hears of them when told to. */
function tellOfPaintsLater(): void {
  const waiting: (() => void)[] = [];
  class Later extends PerformanceObserver {
    override observe(options: PerformanceObserverInit) {
      if (options.type === 'paint') waiting.push(() => super.observe(options));
      else super.observe(options);
    }
  }
  Object.assign(globalThis, {
    PerformanceObserver: Later,
    tellOfPaints: () => waiting.splice(0).map((tell) => tell()).length,
  });
}

describe.skipIf(!browserAvailable)('what a phone has to scroll to on the home page', () => {
  it('waits for a file of styles, which what is seen first does not even wait to have asked for', async () => {
    const { page, release } = await pageBeforeStyles();
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    await expect.poll(painted).toBeGreaterThan(0);
    await expect(page.locator('footer').count()).resolves.toBe(1);
    for (const part of ['#about', 'footer'])
      expect(await page.locator(part).isVisible(), part).toBe(false);
    release();
    // That nothing moves meanwhile is looked at on each page.
    for (const part of ['#about', 'footer']) await page.locator(part).waitFor();
    // One after the other, which a phone has time for between two frames.
    const inTurn = ['at once', '0.05s', '0.1s', '0.15s', '0.2s', '0.2s', '0.2s'];
    expect(await turns(page)).toEqual(inTurn);
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.includes('home-below') ? [startTime] : [])),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]).toBeGreaterThan((await painted()) ?? Infinity);
  });

  it('is where an address leads to that names a part of it', async () => {
    const page = await openPage({ waitsForIntent: true, width: 360 });
    await page.goto('/#contact', { waitUntil: 'load' });
    await expectLedToContact(page);
    expect(await turns(page)).toEqual(AT_ONCE);
  });

  it('is where such an address leads to where the app is there before the styles', async () => {
    const { page, release } = await pageBeforeStyles({}, '/#contact');
    const styles = page.locator('link[href*="home-below"]');
    await styles.waitFor({ state: 'attached' });
    await page.evaluate(() => (globalThis as { startApp?: () => void }).startApp?.());
    // The app no longer waits for them. With them the page has loaded, and the browser leads nobody.
    await styles.waitFor({ state: 'detached' });
    release();
    await page.locator('#contact form').waitFor();
    await expectLedToContact(page);
  });

  it('is where somebody is led who follows a link to a part of it before it has its place', async () => {
    const { page, release } = await pageBeforeStyles();
    await page.locator('link[href*="home-below"]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      location.hash = 'contact';
    });
    release();
    await expectLedToContact(page);
    expect(await turns(page)).toEqual(AT_ONCE);
  });

  it('is where somebody was who loads the page anew', async () => {
    const page = await openPage({ waitsForIntent: true, width: 360 });
    await page.goto('/', { waitUntil: 'load' });
    await page.locator('footer').waitFor();
    const placePx = await page.evaluate(() => {
      scrollTo(0, 2500);
      return scrollY;
    });
    expect(placePx).toBe(2500);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(placePx);
    expect(await turns(page)).toEqual(AT_ONCE);
  });

  it.each(['light', 'dark'] as const)(
    'looks in %s as it does without scripts, and as the app goes on with it',
    async (colorScheme) => {
      const page = await openPage({ colorScheme, waitsForIntent: true });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (FILE.test(new URL(request.url()).pathname)) asked.push(request.url());
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      const before = await looks(page);
      expect(before.filter((look) => typeof look === 'string')).toEqual([]);
      expect(await rulesOfQuestions(page)).toEqual(['in the file']);

      await page.evaluate(() => (globalThis as { startApp?: () => void }).startApp?.());
      await started(page);
      expect(await looks(page)).toEqual(before);
      expect(await rulesOfQuestions(page)).toEqual(['in the file']);
      expect(await turns(page)).toEqual(AT_ONCE);
      expect(asked).toHaveLength(1);

      if (colorScheme === 'dark') return; // Which colours somebody prefers a script finds out.
      const plain = await openPage({ withoutScripts: true });
      await plain.goto('/', { waitUntil: 'networkidle' });
      expect(await looks(plain)).toEqual(before);
      expect(await turns(plain)).toEqual(AT_ONCE);
    },
  );

  it('has its rules from the app, which does not wait for those that are late', async () => {
    const { page, release } = await pageBeforeStyles({ width: 1280 });
    await page.locator('link[href*="home-below"]').waitFor({ state: 'attached' });
    await page.evaluate(() => (globalThis as { startApp?: () => void }).startApp?.());
    await started(page);
    await page.locator('#about').waitFor();
    expect(await rulesOfQuestions(page)).toEqual(['made anew']);
    release();
    await page.locator('footer').waitFor();
    expect(await page.locator('link[href*="home-below"]').count()).toBe(0);
  });

  it('has its rules from an app that has begun before anything was painted', async () => {
    const page = await openPage({ waitsForIntent: true, width: 1280 });
    await page.addInitScript(tellOfPaintsLater);
    await page.goto('/', { waitUntil: 'load' });
    await page.evaluate(() => (globalThis as { startApp?: () => void }).startApp?.());
    await started(page);
    // That nothing is thrown now is looked at on each page.
    expect(
      await page.evaluate(() => (globalThis as { tellOfPaints?: () => number }).tellOfPaints?.()),
    ).toBe(1);
    await page.locator('footer').waitFor();
    expect(await rulesOfQuestions(page)).toEqual(['made anew']);
    expect(await page.locator('link[href*="home-below"]').count()).toBe(0);
  });

  it('has its rules from the app, and begins it, where the file does not come', async () => {
    const page = await openPage({
      waitsForIntent: true,
      expectedErrors: [/home-below-/, /ERR_FAILED/],
    });
    await page.route(FILE, (route) => route.abort());
    await page.goto('/', { waitUntil: 'load' });
    await started(page);
    await page.getByRole('heading', { name: 'Basic FAQ' }).waitFor();
    const lines = page.locator('#about dl');
    await expect.poll(() => lines.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
  });
});
