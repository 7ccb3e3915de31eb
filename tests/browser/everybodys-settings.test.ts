import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { markOrder, newOrder } from '../support/api-orders.ts';
import { newBlog, newReview, uploadedPicture } from '../support/api-shop-content.ts';
import { settled } from './support/accessibility.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { focusOf } from './support/keyboard.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';

let customer: TestUser;
let admin: TestUser;
let productId: string;
let postId: string;
let orderId: string;
beforeAll(async () => {
  [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  productId = await shopProduct({ name: unique('Microfibre roller 25 cm, 9 mm nap') });
  postId = await newBlog(unique('A post'), 'One paragraph.', await uploadedPicture());
  orderId = await newOrder(customer, productId);
  await markOrder(await newOrder(customer, productId), { paid: true, tranID: 'pi_0123456789' });
  await newReview(customer, 4, 'Three flats with the 9 mm and still no lint on the ceiling.');
});

const dashboard = (...screens: string[]) => screens.map((screen) => `/Dashboard/${screen}`);

/** Every screen there is, by who sees it. */
const SCREENS = {
  visitor: () => [
    '/',
    '/products',
    `/products/${productId}`,
    '/blogs',
    `/blogs/${postId}`,
    '/my-portfolio',
    '/add-blog',
    '/login',
    '/signup',
    '/nowhere',
  ],
  customer: () => [
    `/purchase/${productId}`,
    `/payment/${orderId}`,
    '/Dashboard',
    ...dashboard('update-profile', 'delivery', 'my-orders', 'add-review'),
  ],
  admin: () => [
    '/Dashboard',
    ...dashboard('manage-all-orders', 'add-product', 'make-admin', 'manage-products', 'messages'),
    `/Dashboard/manage-products/${productId}`,
  ],
};

/** Runs in the page: what still moves, or would, although less motion was asked for. */
function movingParts(): string[] {
  const LONGEST_MS = 1;
  const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
  const running = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
  const animations = running.filter((timing) => Number(timing?.activeDuration ?? 0) > LONGEST_MS);
  const transitions = [...document.querySelectorAll('body *')].filter(
    (element) => seconds(getComputedStyle(element).transitionDuration) * 1000 > LONGEST_MS,
  );
  return [
    ...animations.map(() => 'an animation runs'),
    ...transitions.map((element) => `a transition on ${element.outerHTML.slice(0, 80)}`),
  ];
}

/** Runs in the page: buttons that only their fill made look like one. */
function shapelessButtons(): string[] {
  return [...document.querySelectorAll('.MuiButton-contained, .MuiButton-outlined')]
    .filter((button) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
      return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
    })
    .map((button) => `no outline in forced colours: ${button.textContent}`);
}

/** Runs in the page: how many outlines of what is still loading are on the screen. */
function loadingInSight(): number {
  const outlines = document.querySelectorAll(
    '[role=status][aria-label^=Loading], [role=progressbar]',
  );
  return [...outlines].filter((outline) => {
    const { top, bottom } = outline.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }).length;
}

/** CSS pixels by which the page stands out to the right, at each width. */
async function overhangs(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // 640 is what 200 % leave of 1280, and 320 what 400 % do.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) faults.push(`${over} px too wide at ${width} px`);
  }
  return faults;
}

/** Tabs a few stops into the screen. */
async function unseenFocus(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.getByRole('main').focus();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    // Even no time at all is a transition that takes a frame.
    await settled(page);
    const focus = await focusOf(page);
    if (!focus.ringed) faults.push(`the focus cannot be seen on ${focus.tag} “${focus.name}”`);
  }
  return faults;
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  // A page leaves rules out that only the app brings.
  await started(page);
  await expect.poll(() => page.evaluate(loadingInSight)).toBe(0);
  const faults = [
    ...(await page.evaluate(movingParts)),
    ...(await page.evaluate(shapelessButtons)),
    ...(await unseenFocus(page)),
    ...(await overhangs(page)),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

const settings = { width: 320, reducedMotion: 'reduce', forcedColors: 'active' } as const;
const PAGES = {
  // The last of a visitor's screens says that there is nothing there, and so does its status.
  visitor: () => openPage({ ...settings, expectedErrors: [/status of 404/] }),
  customer: () => signedInPage(customer, settings),
  admin: () => signedInPage(admin, settings),
};

describe.skipIf(!browserAvailable)('with less motion, forced colours and large zoom', () => {
  it.each(['visitor', 'customer', 'admin'] as const)('every screen of a %s holds', async (who) => {
    const page = await PAGES[who]();
    const faults: string[] = [];
    for (const path of SCREENS[who]()) faults.push(...(await faultsOf(page, path)));
    expect(faults).toEqual([]);
  });

  it('marks the current item of each menu and the edge of a toast and of a dialog', async () => {
    const page = await signedInPage(admin, { ...settings, width: 1280 });
    const lineOf = (link: Locator) =>
      link.evaluate((element) => getComputedStyle(element).textDecorationLine);
    const edgeOf = (box: Locator) =>
      box.evaluate((element) => getComputedStyle(element).borderTopStyle);
    await page.goto('/Dashboard/manage-all-orders');
    await expect.poll(() => page.locator('a[aria-current="page"]').count()).toBeGreaterThan(1);
    for (const link of await page.locator('a[aria-current="page"]').all())
      expect(await lineOf(link), (await link.textContent()) ?? '').toBe('underline');
    await page.goto(`/products/${productId}`);
    expect(await lineOf(page.getByRole('banner').locator('a[aria-current="page"]').first())).toBe(
      'underline',
    );
    await page.getByRole('button', { name: 'Add to basket' }).click();
    const toast = page
      .locator('[class*="notistack"]')
      .getByText(/in your basket/)
      .first();
    await toast.waitFor();
    const alert = toast.locator('xpath=ancestor::*[@role="none"]').first();
    expect(await edgeOf(alert)).toBe('solid');
    await page.goto('/Dashboard/manage-products');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    expect(await edgeOf(page.getByRole('dialog'))).toBe('solid');
  });
});
