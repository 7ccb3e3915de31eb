import { describe, expect, it } from 'vitest';
import { SITE_PATHS } from '@rollwell/functions/contract';
import { SHOP } from '../support/api-client.ts';
import { newBlog, uploadedPicture } from '../support/api-shop-content.ts';
import { unique } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { started } from './support/started.ts';

/** The shop itself, and where its own pictures lie. */
const OWN = new Set([
  new URL(SHOP).host,
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199',
]);

const blog = await newBlog(unique('Post'), 'Load it.', await uploadedPicture());

const pathsOf = async (): Promise<string[]> => {
  const product = await shopProduct();
  return Object.values(SITE_PATHS)
    .map((path) => path.replace('/products/:id', `/products/${product}`))
    .map((path) => path.replace('/blogs/:id', `/blogs/${blog}`))
    .concat('/login', '/signup', '/no/such/page');
};

describe.skipIf(!browserAvailable)('before anybody signs in', () => {
  it('no public page sets a cookie or asks anybody else for anything', async () => {
    const page = await openPage({ expectedErrors: [/status of 404/] });
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    const paths = await pathsOf();
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await started(page);
      await page.mouse.wheel(0, 5000);
      await page.waitForLoadState('networkidle');
    }
    const strangers = asked.filter((url) => /^https?:/.test(url) && !OWN.has(new URL(url).host));
    expect(strangers).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(asked.length).toBeGreaterThan(paths.length);
  });
});
