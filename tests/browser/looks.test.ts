import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { markOrder, newOrder } from '../support/api-orders.ts';
import { uploadedImage } from '../support/api-shop-content.ts';
import { settled } from './support/accessibility.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { openOrderForm } from './support/order-form.ts';
import { pixelsOf } from './support/pixels.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

const PHONE = { width: 360, height: 740 } as const;
const PHONE_ON_ITS_SIDE = { width: 740, height: 360 } as const;
const LAPTOP = { width: 1280, height: 720 } as const;

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to measure.');
  return box;
};

/** The lines of the first text that an element holds itself: where they begin, and how many. */
const linesOf = (element: Locator) =>
  element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    range.selectNodeContents(walker.nextNode() ?? root);
    const rects = [...range.getClientRects()];
    return { left: Math.round(rects[0]?.left ?? 0), count: rects.length };
  });

/** A product that is found by the word in its name, with a photo of one colour. */
async function productWithPhoto(width: number, height: number): Promise<string> {
  const word = unique('photo').replace('-', '');
  const create = { width, height, channels: 3 as const, background: '#FBFAF7' };
  const img = await uploadedImage(await sharp({ create }).png().toBuffer());
  await shopProduct({ name: `${word} roller`, img });
  return word;
}

async function openCatalogue(page: Page, word: string): Promise<Locator> {
  await page.goto(`/products?q=${word}`);
  const card = page.getByRole('article').first();
  await card.waitFor();
  return card;
}

describe.skipIf(!browserAvailable)('how it looks', () => {
  it('shows several products at once on a phone', async () => {
    const word = unique('dense').replace('-', '');
    await shopProduct({
      name: `${word} microfibre roller 25 cm`,
      description:
        'What a new hand in the crew needs for the first wall, and for the ceiling after it.',
    });
    const card = await openCatalogue(await openPage(PHONE), word);
    expect((await boxOf(card)).height).toBeLessThan(PHONE.height / 3);
  });

  it('shows name, price and way to buy beside the picture on a phone on its side, with no bar over what is read', async () => {
    const name = unique('Sideways roller');
    const id = await shopProduct({ name, price: 4.35 });
    const page = await openPage(PHONE_ON_ITS_SIDE);
    await page.goto(`/products/${id}`);
    const main = page.getByRole('main');
    for (const part of [
      main.getByRole('heading', { level: 1, name }),
      main.getByText('€4.35').first(),
    ]) {
      const { y, height } = await boxOf(part);
      expect(y + height).toBeLessThan(PHONE_ON_ITS_SIDE.height);
    }
    const bar = main.getByRole('link', { name: 'Buy now' }).locator('..');
    expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe('static');
    await page.setViewportSize(PHONE);
    await expect.poll(() => bar.evaluate((one) => getComputedStyle(one).position)).toBe('sticky');
    // What lies behind it does not shine through.
    expect(await bar.evaluate((one) => getComputedStyle(one).backgroundColor)).toMatch(/^rgb\(/);
  });

  it('shows a tall photo whole, and its ground without glare by night', async () => {
    const word = await productWithPhoto(300, 900);
    const page = await openPage({ colorScheme: 'dark' });
    const card = await openCatalogue(page, word);
    const photo = card.locator('img');
    expect(await photo.evaluate((img) => getComputedStyle(img).objectFit)).toBe('contain');
    await photo.evaluate((img: HTMLImageElement) => img.decode());
    const corner = await pixelsOf(card.locator('picture'), { x: -6, y: 6, width: 4, height: 4 });
    for (const pixel of corner) expect(Math.max(...pixel)).toBeLessThan(225);
    const middle = await pixelsOf(card.locator('picture'), { x: 150, y: 100, width: 4, height: 4 });
    for (const pixel of middle) expect(Math.max(...pixel)).toBeGreaterThan(160);
  });

  it('ends a band of paint in streaks', async () => {
    const page = await openPage();
    await page.goto('/products');
    const band = page.getByRole('main').locator('[data-screen-only][aria-hidden=true]').first();
    const end = await pixelsOf(band, { x: -4, y: 0, width: 2, height: 12 });
    const painted = end.filter(([red = 0, , blue = 0]) => red - blue > 60);
    expect(painted.length).toBeLessThan(end.length / 2);
  });

  it('keeps a hint with its field, and the gaps of a form alike', async () => {
    const page = await signedInPage(await newCustomer(), PHONE);
    const form = await openOrderForm(page, await shopProduct());
    const frames = [form.productName, form.email, form.quantity, form.customerName, form.phone];
    const boxes = await Promise.all(frames.map(boxOf));
    const gaps = boxes.slice(1).map(({ y }, index) => {
      const above = boxes[index];
      return Math.round(y - (above ? above.y + above.height : 0));
    });
    expect(new Set(gaps).size).toBe(1);
    const hint = await boxOf(page.getByText('From 2 to 100 pieces'));
    const label = await boxOf(
      page.getByRole('main').locator('label', { hasText: 'Customer name' }),
    );
    const [own, next] = [await boxOf(form.quantity), label.y - (hint.y + hint.height)];
    expect(next).toBeGreaterThan(2 * (hint.y - (own.y + own.height)));
  });

  it('writes Sign out on one line, and Dashboard in line with the links above it', async () => {
    const name = 'Maximiliane Oberhausen-Wittgenstein';
    const page = await signedInPage(await newCustomer(undefined, name), PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'Dashboard' }).waitFor();
    // It slides in.
    await settled(page);
    const blogs = await linesOf(drawer.getByRole('link', { name: 'Blogs' }));
    expect(await linesOf(drawer.getByRole('link', { name: 'Dashboard' }))).toEqual(blogs);
    expect((await linesOf(drawer.getByRole('button', { name: /^Sign out/ }))).count).toBe(1);
  });

  it.each([
    [
      'an order’s history and the filter of products',
      newCustomer,
      [
        ['/Dashboard/my-orders', 'History'],
        ['/products', 'Filter'],
      ],
    ],
    ['a country in the settings', newAdmin, [['/Dashboard/settings', 'Austria']]],
  ] as const)('marks %s with a mark of its own', async (_what, newPerson, folds) => {
    const person = await newPerson();
    await newOrder(person, await shopProduct());
    const page = await signedInPage(person);
    for (const [path, words] of folds) {
      await page.goto(path);
      const fold = page.locator('summary', { hasText: words });
      await fold.waitFor();
      // What is no list item has no triangle.
      expect(await fold.evaluate((mark) => getComputedStyle(mark).display)).not.toBe('list-item');
      const drawn = (mark: Element) => getComputedStyle(mark, '::before').borderTopWidth;
      expect(await fold.evaluate(drawn)).toBe('2px');
    }
  });

  it('shows the office fifteen orders on a laptop, with all that can be done, and on a phone five and the name of its search whole', async () => {
    const name = unique('Microfibre roller 25 cm, 9 mm nap');
    const id = await newOrder(await newCustomer(), await shopProduct({ name }));
    await markOrder(id, { paid: true, tranID: 'pi_3QdXa2eZvKYlo2C10Tz8pVfW' });
    const page = await signedInPage(await newAdmin(), LAPTOP);
    await page.goto('/Dashboard/manage-all-orders');
    const table = page.getByRole('table', { name: 'All orders' });
    const row = table.getByRole('row').filter({ hasText: name });
    const refund = row.getByRole('button', { name: /^Refund:/ });
    expect(15 * (await boxOf(row)).height).toBeLessThan(LAPTOP.height - 100);
    const [button, whole] = [await boxOf(refund), await boxOf(table.locator('..'))];
    expect(button.x + button.width).toBeLessThanOrEqual(whole.x + whole.width);
    await page.setViewportSize(PHONE);
    expect(5 * ((await boxOf(row)).height + 8)).toBeLessThan(PHONE.height);

    // The name of its search keeps in its frame, in whatever face.
    const label = page.getByRole('search').locator('label');
    // Wider than any face that comes late.
    await label.evaluate((element) => (element.style.letterSpacing = '0.2em'));
    const field = await boxOf(page.getByRole('searchbox'));
    const { x, width, height } = await boxOf(label);
    expect(height).toBeLessThan(20);
    expect(x + width).toBeLessThan(field.x + field.width);
  });
});
