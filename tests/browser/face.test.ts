import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage } from './support/chromium.ts';
import { KEEPING, see } from './support/kept.ts';
import { started } from './support/started.ts';

const FACE = 'Archivo Variable';

/** The files of the face that a page asks for. */
function faceFilesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) files.push(request.url());
  });
  return files;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The faces that the heading asks for, first choice first. */
const chosenFaces = (page: Page): Promise<string> =>
  heading(page).evaluate((element) => getComputedStyle(element).fontFamily.replaceAll('"', ''));

/** Whether the heading's letters are the site's own, and not the system's. */
async function isDrawnWithFace(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

const faceKept = (page: Page): Promise<void> =>
  page.locator('html[data-face="kept"]').waitFor({ state: 'attached' });

describe.skipIf(!browserAvailable)('the face of the site', () => {
  it('is fetched when a first page stands, and drawn with from the next one on', async () => {
    const page = await openPage({ waitsForIntent: true });
    const files = faceFilesOf(page);
    await page.goto('/my-portfolio', { waitUntil: 'commit' });
    await heading(page).waitFor();
    expect(await chosenFaces(page)).not.toContain(FACE);
    await faceKept(page);
    expect(files).toHaveLength(1);
    expect(await isDrawnWithFace(page)).toBe(false);

    await page.goto('/blogs', { waitUntil: 'commit' });
    await heading(page).waitFor();
    expect(await page.locator('link[rel="preload"][as="font"]').getAttribute('href')).toBe(
      new URL(files[0] ?? '').pathname,
    );
    expect(await chosenFaces(page)).toMatch(new RegExp(`^${FACE}`));
  });

  it('is one file on the home page, whose characters are all in it', async () => {
    const page = await openPage({ waitsForIntent: true });
    await page.goto('/');
    await faceKept(page);
    const files = faceFilesOf(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await chosenFaces(page)).toMatch(new RegExp(`^${FACE}`));
    expect(files).toHaveLength(1);
  });

  it('is asked for once as well where pages are kept for when the connection is gone', async () => {
    const page = await openPage(KEEPING);
    await see(page, '/my-portfolio');
    await faceKept(page);
    const files = faceFilesOf(page);
    await page.goto('/blogs');
    await page.goto('/products');
    await expect.poll(() => isDrawnWithFace(page)).toBe(true);
    expect(files).toHaveLength(2);
  });

  it('is on the next screen of the app as well', async () => {
    const page = await openPage({ ownBrowser: true });
    await page.goto('/my-portfolio');
    await started(page);
    await faceKept(page);
    expect(await isDrawnWithFace(page)).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
    await page.waitForURL(/\/blogs$/);
    await expect.poll(() => isDrawnWithFace(page)).toBe(true);
  });

  it('is not fetched for somebody who saves data', async () => {
    const page = await openPage({ waitsForIntent: true });
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    const files = faceFilesOf(page);
    await page.goto('/my-portfolio', { waitUntil: 'networkidle' });
    expect(await chosenFaces(page)).not.toContain(FACE);
    expect(files).toEqual([]);
  });

  it('comes by itself where no script would fetch it', async () => {
    const page = await openPage({ withoutScripts: true });
    await page.goto('/my-portfolio');
    expect(await chosenFaces(page)).toMatch(new RegExp(`^${FACE}`));
  });
});
