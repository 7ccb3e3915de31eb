import { uploadIdOf } from '@rollwell/functions/contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { newBlog, uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { started } from './support/started.ts';
import { holdBack } from './support/held.ts';

const PREVIEW = 'img[src^="data:image/avif"]';

const pageOf: Record<string, (img: string) => Promise<string>> = {
  'a product': async (img) => `/products/${await shopProduct({ img })}`,
  'a post': async (img) => `/blogs/${await newBlog(unique('Post'), 'Load it.', img)}`,
};

/** What lies uppermost in the middle of the preview: the beginning of its address. */
const uppermost = (page: Page): Promise<string> =>
  page.locator(PREVIEW).evaluate((preview) => {
    const { left, top, width, height } = preview.getBoundingClientRect();
    const lying = document.elementsFromPoint(left + width / 2, top + height / 2);
    return lying.find((element) => element instanceof HTMLImageElement)?.currentSrc ?? '';
  });

describe.skipIf(!browserAvailable)('the largest picture of a page', () => {
  let twoPictures: string[];
  let ofTwo: string;
  beforeAll(async () => {
    const [img, other] = await Promise.all([uploadedPicture(), uploadedPicture()]);
    const pictures = [{ img: other, alt: 'The pile from near by', kind: 'detail' as const }];
    twoPictures = [img, other];
    ofTwo = `/products/${await shopProduct({ img, pictures })}`;
  });

  it.each(Object.keys(pageOf))('has its preview below it: %s', async (what) => {
    const path = (await pageOf[what]?.(await uploadedPicture())) ?? '';
    const page = await openPage({ ownBrowser: true, width: 360 });
    const release = await holdBack(page, /%2F\d+\.(avif|webp)/);
    await page.goto(path, { waitUntil: 'commit' });
    const preview = page.locator(PREVIEW);
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const picture = page.locator('main picture img').first();
    expect(await preview.boundingBox()).toEqual(await picture.boundingBox());
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    release();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await uppermost(page)).toMatch(/\d\.avif/);
    await started(page);
    expect(await preview.count()).toBe(1);
  });

  it.each([
    { how: 'points at one', hasTouch: false, begin: (link: Locator) => link.hover() },
    {
      how: 'touches one',
      hasTouch: true,
      begin: async (link: Locator) => {
        const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
        const session = await link.page().context().newCDPSession(link.page());
        const touchPoints = [{ x: x + 50, y: y + 50 }];
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      },
    },
    { how: 'moves to one by key', hasTouch: false, begin: (link: Locator) => link.focus() },
    {
      how: 'presses a small one',
      hasTouch: false,
      begin: (link: Locator) =>
        link
          .page()
          .getByRole('link', { name: /^Show picture 2/ })
          .press('Enter'),
    },
  ])(
    'has the line for itself until somebody $how: then those beside it come, before the app does',
    async ({ hasTouch, begin }) => {
      const page = await openPage({ width: 360, hasTouch, waitsForIntent: true });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const later = page.waitForResponse(/\/later/);
      await page.goto(ofTwo, { waitUntil: 'load' });
      await later;
      const ids = twoPictures.map((address) => uploadIdOf(address) ?? '');
      const large = (id: string) =>
        asked.filter((url) => url.includes(id) && url.includes('.avif')).length;
      expect(ids.map(large)).toEqual([1, 0]);
      const release = await holdBack(page, /\/assets\/.*\.js/);
      await begin(page.getByRole('link', { name: /^Enlarge/ }).first());
      await expect.poll(() => ids.map(large)).toEqual([1, 1]);
      release();
    },
  );

  it('is not alone where no script can tell when that is', async () => {
    const page = await openPage({ width: 360, withoutScripts: true });
    await page.goto(ofTwo, { waitUntil: 'load' });
    expect(await page.locator('main li + li a[data-answered] img').isVisible()).toBe(true);
  });
});
