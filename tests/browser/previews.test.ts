import { uploadIdOf } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
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

  it('has a slow line for itself until the page is painted: those beside it come after', async () => {
    const page = await openPage({ width: 360, waitsForIntent: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(ofTwo, { waitUntil: 'load' });
    const ids = twoPictures.map((address) => uploadIdOf(address) ?? '');
    const large = (id: string) =>
      asked.filter((url) => url.includes(id) && url.includes('.avif')).length;
    expect(ids.map(large)).toEqual([1, 0]);
    await page.locator('html[data-painted]').waitFor();
    await expect.poll(() => ids.map(large)).toEqual([1, 1]);
  });

  it('is not alone where no script can tell when that is', async () => {
    const page = await openPage({ width: 360, withoutScripts: true });
    await page.goto(ofTwo, { waitUntil: 'load' });
    expect(await page.locator('main li + li a[data-answered] img').isVisible()).toBe(true);
  });
});
