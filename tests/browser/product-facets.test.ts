import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { holdBack } from './support/held.ts';
import { focusOf } from './support/keyboard.ts';
import { shopProduct } from './support/shop-product.ts';
import { started } from './support/started.ts';
import { BOTH_WIDTHS } from './support/views.ts';

const word = unique('facets').replace('-', '');
/** A width that nothing else has, so that other tests do not disturb what is counted. */
const widthMm = randomInt(4001, 5000);
const chosen = `/products?sort=name&width=${widthMm}`;

beforeAll(async () => {
  const of = { widthMm } as const;
  await shopProduct({ name: `${word} a sleeve`, attributes: { ...of, kind: 'sleeve' } });
  await shopProduct({ name: `${word} b frame`, attributes: { ...of, kind: 'frame' } });
  await shopProduct({
    ...{ name: `${word} c sold out`, attributes: { ...of, kind: 'frame' } },
    ...{ minOrder: 10, available: 9 },
  });
});

const shownIn = (page: Page) => async () =>
  (await page.getByRole('article').getByRole('heading').allTextContents()).map((name) =>
    name.replace(`${word} `, ''),
  );
const total = (page: Page) => page.getByRole('main').getByRole('status').first();
const panelOf = (page: Page) => page.locator('details', { hasText: 'Show products' });

const choose = async (page: Page, ...values: (string | RegExp)[]) => {
  await panelOf(page).locator('summary').click();
  for (const value of values) await panelOf(page).getByLabel(value).check();
  await panelOf(page).getByRole('button', { name: 'Show products' }).click();
};

describe.skipIf(!browserAvailable)('the facets of the products', () => {
  it('are both taken away by two presses, the second before the list of the first has come', async () => {
    const page = await openPage();
    await page.goto(`${chosen}&kind=frame&inStock=true`);
    await started(page);
    const release = await holdBack(page, /\/product\?/);
    const list = page.getByRole('list', { name: 'Chosen filters' });
    await list.getByRole('link', { name: 'Remove filter Type: Frame' }).click();
    await list.getByRole('link', { name: 'Remove filter In stock' }).click();
    release();
    await expect.poll(shownIn(page)).toEqual(['a sleeve', 'b frame', 'c sold out']);
    expect(new URL(page.url()).search).toBe(new URL(chosen, page.url()).search);
  });

  it.each(BOTH_WIDTHS)(
    'narrow the list in the URL, say how many there are, and are taken away one by one%s',
    async (_at, width) => {
      const page = await openPage({ width });
      const shown = shownIn(page);
      await page.goto(chosen);
      await started(page);
      await expect.poll(shown).toEqual(['a sleeve', 'b frame', 'c sold out']);
      await expect.poll(() => total(page).textContent()).toBe('3 products');

      await choose(page, /^Frame 2$/);
      await expect.poll(shown).toEqual(['b frame', 'c sold out']);
      await expect.poll(() => total(page).textContent()).toBe('2 products');
      expect(await panelOf(page).getAttribute('open')).toBeNull();
      await expect
        .poll(() => panelOf(page).locator('summary:focus').textContent())
        .toBe('Filter (2)');

      await choose(page, 'Roller sleeve', 'In stock');
      await expect.poll(shown).toEqual(['a sleeve', 'b frame']);
      const shared = page.url();

      await page.goBack();
      await expect.poll(shown).toEqual(['b frame', 'c sold out']);
      expect(await panelOf(page).getByLabel('Roller sleeve').isChecked()).toBe(false);

      await page.goto(shared);
      await started(page);
      await expect.poll(shown).toEqual(['a sleeve', 'b frame']);
      const list = page.getByRole('list', { name: 'Chosen filters' });
      await list.getByRole('link', { name: 'Remove filter Type: Frame' }).click();
      await expect.poll(shown).toEqual(['a sleeve']);
      await list.getByRole('link', { name: 'Remove filter In stock' }).click();
      await expect.poll(() => page.url()).not.toContain('inStock');

      await page.goto(`${chosen}&kind=brush`);
      await started(page);
      await page.getByText('No products match these filters').waitFor();
      await list.getByRole('link', { name: 'Clear all' }).press('Enter');
      await expect.poll(() => new URL(page.url()).search).toBe('?sort=name');
      await expect.poll(() => list.count()).toBe(0);
      await expect.poll(async () => (await focusOf(page)).tag).toBe('h1');
      await page.getByRole('article').first().waitFor();
    },
  );

  it('are there for all that a card says of what a tool is, without scripts as well', async () => {
    const own = randomInt(301, 400) * 10;
    const name = `${word} Lambskin roller ${own / 10} cm, 21 mm nap`;
    const attributes = { kind: 'sleeve', material: 'lambskin', napMm: 21, widthMm: own } as const;
    await shopProduct({ name, attributes: { ...attributes, surfaces: ['ceiling'] } });
    const page = await openPage({ withoutScripts: true });
    // A width that few have is among those to choose from where it is chosen.
    await page.goto(`/products?width=${own}`);
    await choose(page, /^Roller sleeve/, /^21 mm/, /^Lambskin/, /^Ceilings/, 'In stock');
    await page.waitForURL(/material=lambskin/);
    const card = page.getByRole('article').filter({ hasText: name });
    await card.getByText('per piece').waitFor();
    const list = page.getByRole('list', { name: 'Chosen filters' });
    for (const choice of [
      `Width: ${own} mm`,
      'Nap: 21 mm',
      'Material: Lambskin',
      'Surfaces: Ceilings',
    ])
      await list.getByRole('link', { name: `Remove filter ${choice}` }).waitFor();
  });

  it('work without scripts', async () => {
    const page = await openPage({ withoutScripts: true });
    await page.goto(chosen);
    await choose(page, 'Frame', 'In stock');
    await page.waitForURL(/kind=frame/);
    expect(await shownIn(page)()).toEqual(['b frame']);
    expect(await total(page).textContent()).toBe('1 product');
    await page.getByRole('link', { name: 'Remove filter In stock' }).click();
    await page.waitForURL((url) => !url.searchParams.has('inStock'));
    expect(await shownIn(page)()).toEqual(['b frame', 'c sold out']);
  });
});
