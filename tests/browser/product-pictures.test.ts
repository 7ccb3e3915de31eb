import {
  imageUrlOfSize,
  TOAST,
  VALIDATION,
  type ProductPicture,
} from '@rollwell/functions/contract';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { photo } from '../support/api-pictures.ts';
import { uploadedImage } from '../support/api-shop-content.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { holdBack } from './support/held.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';
import { WIDTHS } from './support/views.ts';

const { admin } = await people({ admin: 'admin' });

/** As large as what is kept of a picture, and of one colour: noise of that size takes a second to encode. */
const uploaded = async (background: string): Promise<string> =>
  uploadedImage(
    await sharp({ create: { width: 1280, height: 960, channels: 3, background } })
      .webp()
      .toBuffer(),
  );
const picturesOf = async (id: string) =>
  (await call('getProduct', { id }, { token: admin.token })).body.pictures ?? [];

let img: string;
let pictures: ProductPicture[];
beforeAll(async () => {
  const [whole, pile, scale] = await Promise.all([
    uploaded('#b45f06'),
    uploaded('#38761d'),
    uploaded('#134f5c'),
  ]);
  img = whole;
  pictures = [
    { img: pile, alt: 'The pile close up', kind: 'detail' },
    { img: scale, alt: 'Beside a ruler of 30 cm', kind: 'scale' },
  ];
});

/** A product with three pictures: the whole, its pile and one to scale. */
const pictured = async () => {
  const name = unique('Pictured roller');
  return { id: await shopProduct({ name, img, pictures }), name };
};

const chooseFile = async (field: Locator) => {
  const buffer = await photo(320, 240).png().toBuffer();
  await field.setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer });
};

const row = (page: Page, place: number) => {
  const box = page.getByRole('listitem', { name: `Picture ${place}`, exact: true });
  return {
    box,
    file: box.locator('input[type=file]'),
    alt: box.getByLabel('What the picture shows'),
    button: (name: string) => box.getByRole('button', { name: new RegExp(`^${name}`) }),
  };
};

describe.skipIf(!browserAvailable)('the pictures in the form of a product', () => {
  it('are added, described, ordered by key and removed, and saving waits for them', async () => {
    const { id } = await pictured();
    const [pile] = pictures;
    const page = await signedInPage(admin, {
      width: 360,
      // The list takes the form's place when the upload has ended, seconds after the press.
      expectedShifts: [/^\/Dashboard\/manage-products shifted /],
    });
    await page.goto(`/Dashboard/manage-products/${id}`);
    const add = page.getByRole('button', { name: 'Add a picture' });
    await add.press('Enter');
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect.poll(() => messageBeside(row(page, 4).file)).toBe(VALIDATION.pictureRequired);
    expect(await messageBeside(row(page, 4).alt)).toBe(VALIDATION.pictureAltRequired);
    expect(await faultsInBothSchemes(page)).toEqual([]);

    // A row in which nothing stands goes without a question, one with a picture does not.
    await row(page, 4).button('Remove').press('Enter');
    await expect.poll(() => row(page, 4).box.count()).toBe(0);
    await row(page, 3).button('Remove').press('Enter');
    const question = page.getByRole('dialog', { name: 'Remove picture 3?' });
    await question.getByRole('button', { name: 'Keep it' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    await row(page, 3).button('Remove').press('Enter');
    await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect.poll(() => row(page, 3).box.count()).toBe(0);

    const release = await holdBack(page, /\/image\?/);
    await add.press('Enter');
    await row(page, 3).alt.fill('On a wall');
    await row(page, 3).box.getByLabel('What it shows').selectOption({ label: 'In use' });
    await chooseFile(row(page, 3).file);
    await row(page, 3).box.getByRole('progressbar').waitFor();
    // Moved while it is uploaded, the picture still arrives in its row; the focus stays.
    await row(page, 3).button('Move picture 3 up').press('Enter');
    const up = row(page, 2).button('Move picture 2 up');
    await expect.poll(() => up.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    await save.click();
    await page.getByRole('button', { name: 'Waiting for the photo' }).waitFor();
    expect(await picturesOf(id)).toEqual(pictures);
    release();
    await expectToast(page, TOAST.updated);
    const [first, second, ...others] = await picturesOf(id);
    expect(first).toMatchObject({ alt: 'On a wall', kind: 'use' });
    expect(first?.img).toContain('/images');
    expect([second, others]).toEqual([pile, []]);
  });
});

describe.skipIf(!browserAvailable)('the pictures on the page of a product', () => {
  let product: Awaited<ReturnType<typeof pictured>>;
  beforeAll(async () => {
    product = await pictured();
  });

  it.each(WIDTHS)('are shown one by one and enlarged, by key, at $width', async ({ width }) => {
    const { id, name } = product;
    const page = await openPage({ width, reducedMotion: 'reduce' });
    await page.goto(`/products/${id}`);
    const gallery = page.getByRole('region', { name: `Pictures of ${name}` });
    const small = gallery.getByRole('link', { name: /^Show picture/ });
    expect(await small.count()).toBe(1 + pictures.length);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await small.nth(2).press('Enter');
    await expect.poll(() => small.nth(2).getAttribute('aria-current')).toBe('true');
    const ruler = gallery.getByRole('link', { name: 'Enlarge: Beside a ruler of 30 cm' });
    const left = () => ruler.evaluate((each) => each.getBoundingClientRect().left);
    await expect.poll(left).toBeLessThan(width);
    expect(page.url()).toMatch(new RegExp(`/products/${id}$`));

    await ruler.press('Enter');
    const large = page.getByRole('dialog', { name: 'Large pictures' });
    const image = large.getByRole('img', { name: 'Beside a ruler of 30 cm' });
    await image.waitFor();
    const wide = () => image.evaluate((each) => each.getBoundingClientRect().width);
    const before = await wide();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('+');
    await expect.poll(wide).toBeGreaterThan(before * 1.2);
    const place = () => image.evaluate((each) => each.getBoundingClientRect().left);
    const from = await place();
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBeLessThan(from);
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('-');
    await expect.poll(wide).toBeCloseTo(before, 0);
    await page.keyboard.press('ArrowLeft');
    await large.getByRole('img', { name: 'The pile close up' }).waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    await expect.poll(() => ruler.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  it('grow by a double tap and by two fingers', async () => {
    const { id, name } = product;
    // The very first tap on the page, before any of its code has come.
    const page = await openPage({ width: 360, hasTouch: true, waitsForIntent: true });
    await page.goto(`/products/${id}`);
    await page.getByRole('link', { name: `Enlarge: ${name}` }).tap();
    const image = page.getByRole('dialog').getByRole('img', { name });
    await image.waitFor();
    const box = async () => (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { x, y, width, height } = await box();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    await page.touchscreen.tap(middleX, middleY);
    await page.touchscreen.tap(middleX, middleY);
    await expect.poll(async () => (await box()).width).toBeGreaterThan(width * 1.2);
    const tapped = (await box()).width;

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [-apart, apart].map((by, id) => ({ x: middleX + by, y: middleY, id })),
      });
    await touch('touchStart', 100);
    for (const apart of [80, 60, 40, 20]) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect.poll(async () => (await box()).width).toBeLessThan(tapped * 0.9);
  });

  it('are all there without scripts, and the first alone is waited for', async () => {
    const { id, name } = product;
    const page = await openPage({ width: 360, withoutScripts: true });
    await page.goto(`/products/${id}`);
    const gallery = page.getByRole('region', { name: `Pictures of ${name}` });
    const links = gallery.getByRole('link', { name: /^Enlarge/ });
    const addresses = [img, ...pictures.map((each) => each.img)];
    expect(await Promise.all((await links.all()).map((link) => link.getAttribute('href')))).toEqual(
      addresses.map((each) => imageUrlOfSize(each, 1280, 'webp')),
    );
    const waits = (await links.getByRole('img').all()).map((each) => each.getAttribute('loading'));
    expect(await Promise.all(waits)).toEqual(['eager', 'lazy', 'lazy']);
    const left = () => links.nth(1).evaluate((each) => each.getBoundingClientRect().left);
    expect(await left()).toBeGreaterThan(300);
    const small = gallery.getByRole('link', { name: /^Show picture/ });
    const frames = () =>
      small.evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopColor));
    const [marked, plain] = await frames();
    expect(marked).not.toBe(plain);
    await gallery.getByRole('link', { name: 'Show picture 2: The pile close up' }).click();
    await expect.poll(left).toBeLessThan(60);
    expect(await frames()).toEqual([plain, marked, plain]);
  });

  it('keep the one that is looked at when the app begins', async () => {
    const { id, name } = product;
    const page = await openPage({ width: 360, reducedMotion: 'reduce' });
    await page.goto(`/products/${id}`);
    const gallery = page.getByRole('region', { name: `Pictures of ${name}` });
    const small = gallery.getByRole('link', { name: /^Show picture/ });
    await gallery
      .getByRole('list')
      .first()
      .evaluate((list) => list.scrollTo({ left: 720 }));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /dark|night/i })
      .press('Enter');
    await expect.poll(() => small.nth(2).getAttribute('aria-current')).toBe('true');
    expect(await small.first().getAttribute('aria-current')).toBe('false');
  });
});
