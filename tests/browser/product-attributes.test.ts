import type { ProductAttributes } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { tabTo } from './support/keyboard.ts';
import { shopProduct } from './support/shop-product.ts';

describe.skipIf(!browserAvailable)('what is known of a product', () => {
  it('is a table on its page, without scripts as well', async () => {
    const id = await shopProduct({
      name: unique('Known'),
      price: 4.35,
      attributes: {
        kind: 'sleeve',
        widthMm: 250,
        paints: ['emulsion', 'primer'],
        piecesPerPack: 10,
      },
    });
    const page = await openPage({ withoutScripts: true });
    await page.goto(`/products/${id}`);
    const details = page.getByRole('region', { name: 'Details' });
    const rows = await details.getByRole('row').allTextContents();
    expect(rows.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
      'TypeRoller sleeve',
      'Width250 mm',
      'PaintsEmulsion, primer',
      'Pieces per pack10',
      'Price per pack€43.50',
    ]);
    expect(await details.getByRole('rowheader').count()).toBe(rows.length);
  });

  it('leads to its frame and to other widths, without scripts as well', async () => {
    const widthMm = 4000 + Math.floor(Math.random() * 900);
    const sleeve = {
      kind: 'sleeve',
      material: 'mohair',
      napMm: 1 + (widthMm % 97),
      coreMm: 47,
    } as const;
    const [narrow, frame, id] = [unique('Narrow'), unique('Frame'), unique('Sleeve')];
    await shopProduct({
      name: narrow,
      minOrder: 200,
      attributes: { ...sleeve, widthMm: widthMm - 1 },
    });
    await shopProduct({ name: frame, price: 6.5, attributes: { kind: 'frame', widthMm } });
    const page = await openPage({ withoutScripts: true });
    await page.goto(
      `/products/${await shopProduct({ name: id, attributes: { ...sleeve, widthMm } })}`,
    );
    const rowsOf = (name: string) =>
      page.getByRole('region', { name }).getByRole('listitem').allTextContents();
    expect(await rowsOf('In other widths')).toContain(`${narrow}Out of stock`);
    expect(await rowsOf('Needs this frame')).toEqual([`${frame}€6.50 from 2 pieces`]);
    expect(await page.getByRole('region', { name: 'Goes with' }).count()).toBe(0);
    await page.getByRole('link', { name: frame }).click();
    await page.getByRole('heading', { level: 1, name: frame }).waitFor();
  });

  it('leads to what can be taken instead, and to what goes with it', async () => {
    const widthMm = 4000 + Math.floor(Math.random() * 900);
    const [other, tray] = [unique('Other'), unique('Tray')];
    const sleeve: ProductAttributes = { kind: 'sleeve', widthMm, surfaces: ['render'] };
    await shopProduct({ name: other, price: 9, attributes: { ...sleeve, napMm: 18 } });
    await shopProduct({ name: tray, price: 5, attributes: { kind: 'tray', widthMm } });
    const id = await shopProduct({ attributes: { ...sleeve, napMm: 12 } });
    const page = await openPage({ withoutScripts: true });
    await page.goto(`/products/${id}`);
    const rowsOf = (name: string) =>
      page.getByRole('region', { name }).getByRole('listitem').allTextContents();
    expect(await rowsOf('Alternatives')).toEqual([`${other}€9.00 from 2 pieces`]);
    expect(await rowsOf('Goes with')).toEqual([`${tray}€5.00 from 2 pieces`]);
  });

  it('leads from a pole to the frames that take it, and back', async () => {
    const [pole, frame] = [unique('Pole'), unique('Frame')];
    const widthMm = 4000 + Math.floor(Math.random() * 900);
    const fits = { poleFitting: 'lock' } as const;
    const poleId = await shopProduct({ name: pole, attributes: { kind: 'pole', ...fits } });
    await shopProduct({ name: frame, attributes: { kind: 'frame', widthMm, ...fits } });
    const page = await openPage({ withoutScripts: true });
    await page.goto(`/products/${poleId}`);
    const goesWith = page.getByRole('region', { name: 'Goes with' });
    await goesWith.getByRole('link', { name: frame }).click();
    await page.getByRole('heading', { level: 1, name: frame }).waitFor();
    await goesWith.getByRole('link', { name: pole }).waitFor();
  });

  it('leaves the button to buy within reach of a thumb', async () => {
    const description = 'Woven microfibre on a glued core. '.repeat(20).trim();
    const attributes = { kind: 'sleeve', widthMm: 250, coreMm: 47 } as const;
    const id = await shopProduct({ name: unique('Long'), description, attributes });
    const page = await openPage({ width: 360, height: 640 });
    await page.goto(`/products/${id}`);
    const buy = page.getByRole('link', { name: 'Buy now' });
    const places = [
      page.getByRole('navigation', { name: 'Breadcrumb' }),
      page.getByRole('heading', { name: 'Details' }),
      page.getByRole('heading', { name: 'Product safety' }),
    ];
    for (const place of places) {
      await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const { y = NaN, height = NaN } = (await buy.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      // About the lower half, also where the page ends below it.
      expect(y).toBeGreaterThanOrEqual(300);
      expect(y + height).toBeLessThanOrEqual(640);
    }
  });

  it('has no button lie over what the Tab key comes to', async () => {
    const widthMm = 4000 + Math.floor(Math.random() * 900);
    const sleeve: ProductAttributes = { kind: 'sleeve', widthMm, surfaces: ['render'] };
    const goesWith = Array.from({ length: 8 }, (_item, index) => unique(`Other ${index}`));
    for (const name of goesWith) await shopProduct({ name, attributes: { ...sleeve, napMm: 18 } });
    const id = await shopProduct({ attributes: { ...sleeve, napMm: 12 } });
    // One of these heights puts a link at the lower edge of the screen, wherever the page puts it.
    const page = await openPage({ width: 360 });
    for (const height of [640, 664, 688]) {
      await page.setViewportSize({ width: 360, height });
      await page.goto(`/products/${id}`);
      await tabTo(page, 'Withdraw from contract here');
    }
  });

  it('is no empty table where it is nothing, and stands below the way back to all products', async () => {
    const page = await openPage({ width: 360 });
    await page.goto(`/products/${await shopProduct()}`);
    await page.getByRole('link', { name: 'Buy now' }).waitFor();
    expect(await page.getByRole('region', { name: 'Details' }).count()).toBe(0);
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await way.getByRole('link').allTextContents()).toEqual(['Home', 'Products']);
    await way.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/products');
  });
});
