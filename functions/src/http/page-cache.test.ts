import { describe, expect, it } from 'vitest';
import type { AnsweredForm } from '../contract/site/rendered-page.ts';
import { VIEW_AGE_MS } from '../contract/constants.ts';
import { cachePages, type SitePage } from './page-cache.ts';

/** A cache in front of a renderer that numbers its pages. */
const setUp = () => {
  const shop = { now: 1_000_000, version: 0, status: 200 as SitePage['status'], rendered: 0 };
  const render = cachePages(
    () => {
      shop.rendered += 1;
      const readAt = shop.status === 200 ? shop.now : undefined;
      const html = `page ${String(shop.rendered)}`;
      return Promise.resolve({ status: shop.status, html, scriptHash: '', readAt });
    },
    { now: () => shop.now, publicVersion: () => shop.version },
  );
  const page = async (url = '/', form?: AnsweredForm): Promise<string> =>
    (await render(1000, url, () => Promise.resolve(undefined), form)).html;
  return { shop, page };
};

describe('a rendered page', () => {
  it('is given again while what it shows is fresh', async () => {
    const { shop, page } = setUp();
    await page();
    shop.now += VIEW_AGE_MS.fresh - 1;
    expect(await page()).toBe('page 1');
  });

  it.each([
    [
      'what it shows is no longer fresh',
      (shop: { now: number }) => (shop.now += VIEW_AGE_MS.fresh),
    ],
    ['the clock was set back', (shop: { now: number }) => (shop.now -= 1)],
    ['this process has written', (shop: { version: number }) => (shop.version += 1)],
  ])('is rendered anew when %s', async (_, happens) => {
    const { shop, page } = setUp();
    await page();
    happens(shop);
    expect(await page()).toBe('page 2');
  });

  it('is kept apart by path and query', async () => {
    const { page } = setUp();
    await page('/products?q=a');
    expect(await page('/products?q=b')).toBe('page 2');
    expect(await page('/products?q=a')).toBe('page 1');
  });

  it('is not kept where it failed', async () => {
    const { shop, page } = setUp();
    shop.status = 503;
    await page();
    shop.status = 200;
    expect(await page()).toBe('page 2');
  });

  it('is neither kept nor taken from the cache where it answers a form', async () => {
    const { page } = setUp();
    const form: AnsweredForm = {
      values: {},
      fields: {},
      message: '',
      status: 400,
      retryAfter: null,
    };
    await page();
    expect(await page('/', form)).toBe('page 2');
    expect(await page()).toBe('page 1');
  });
});
