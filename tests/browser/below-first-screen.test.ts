import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage, type PageOptions } from './support/chromium.ts';
import { started } from './support/started.ts';

const FILE = /\/assets\/home-below-[\w-]{8}\.css$/;

/** The home page, with the styles of what is below held back until the returned function is called. */
async function pageBeforeStyles(options: PageOptions = {}) {
  const page = await openPage({ waitsForIntent: true, width: 360, ...options });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FILE, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
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

/** Where the sheets of the page have a rule of the questions' class. */
const rulesOfQuestions = (page: Page) =>
  page.evaluate(() => {
    const name = document.querySelector('details')?.className ?? '';
    const sheets = [...document.styleSheets].filter(({ media }) => media.mediaText !== 'print');
    return sheets.flatMap(({ href, cssRules }) =>
      [...cssRules]
        .filter(({ cssText }) => cssText.includes(`.${name} {`))
        .map(({ cssText }) => {
          if (href !== null) return 'in the file';
          return cssText.startsWith('@media all') ? 'taken over' : 'made anew';
        }),
    );
  });

describe.skipIf(!browserAvailable)('what a phone has to scroll to on the home page', () => {
  it('waits for a file of styles, and what is seen first does not', async () => {
    const { page, release } = await pageBeforeStyles();
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    await expect(page.locator('#about').count()).resolves.toBe(0);
    release();
    // That nothing moves meanwhile is looked at on each page.
    await page.waitForLoadState('load');
    await expect(page.locator('#about').count()).resolves.toBe(1);
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
      expect(await page.locator('#root link').count()).toBe(0);
      expect(await rulesOfQuestions(page)).toEqual(['taken over']);
      expect(asked).toHaveLength(1);

      if (colorScheme === 'dark') return; // Which colours somebody prefers a script finds out.
      const plain = await openPage({ withoutScripts: true });
      await plain.goto('/', { waitUntil: 'networkidle' });
      expect(await looks(plain)).toEqual(before);
    },
  );

  it('is there to its end before the app goes on with it', async () => {
    const { page, release } = await pageBeforeStyles({ width: 1280 });
    const code = page.waitForResponse(/\/assets\/home-[\w-]{8}\.js$/);
    await page.evaluate(() => (globalThis as { startApp?: () => void }).startApp?.());
    await (await code).finished();
    // Time enough for code that does not wait.
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    release();
    await started(page);
    await expect(page.locator('footer').count()).resolves.toBe(1);
    expect(await page.locator('#root link').count()).toBe(0);
  });

  it('is shown all the same where its styles do not come, and has them from the app', async () => {
    const page = await openPage({
      waitsForIntent: true,
      expectedErrors: [/home-below-/, /ERR_FAILED/],
    });
    await page.route(FILE, (route) => route.abort());
    await page.goto('/', { waitUntil: 'load' });
    const questions = page.getByRole('heading', { name: 'Basic FAQ' });
    expect(await questions.isVisible()).toBe(false);
    await questions.waitFor({ timeout: 5000 });
    await page.evaluate(() => (globalThis as { startApp?: () => void }).startApp?.());
    await started(page);
    const lines = page.locator('#about dl');
    await expect.poll(() => lines.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
    expect(await questions.isVisible()).toBe(true);
  });
});
