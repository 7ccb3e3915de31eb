import { MAX_PURCHASE_LINES, VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { basketOf, expectCount, keepLines, twoProducts } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { APP_CODE, holdBack } from './support/held.ts';
import { focusOf } from './support/keyboard.ts';
import { changeProduct, removeProduct, setStock, shopProduct } from './support/shop-product.ts';
import { expectToast } from './support/toast.ts';
import { WIDTHS } from './support/views.ts';

describe.skipIf(!browserAvailable)('putting something into the basket', () => {
  it('keeps the tap that comes before the app, and says how many are in it', async () => {
    const name = unique('Tapped roller');
    const id = await shopProduct({ name, minOrder: 12 });
    const page = await openPage({ waitsForIntent: true });
    await page.goto(`/products/${id}`);
    expect(await page.locator('html:not([data-app])').count()).toBe(1);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expectToast(page, `${name}: 12 pieces in your basket.`);
    await expectCount(page, 1);

    const release = await holdBack(page, APP_CODE);
    await page.goto('/products?q=' + encodeURIComponent(name));
    const figure = page.locator('[data-basket]');
    expect(await figure.getAttribute('data-basket')).toBe('1');
    expect(await page.locator('html:not([data-app])').count()).toBe(1);
    await page.getByRole('button', { name: `Add to basket: ${name}` }).click();
    release();
    await expectToast(page, `${name}: 24 pieces in your basket.`);
    expect(await figure.getAttribute('data-basket')).toBe('1');
    await basketOf(page).link.click();
    await basketOf(page).quantity(name).waitFor();
    expect(await basketOf(page).quantity(name).inputValue()).toBe('24');
  });

  it('shows the count in a tab that was open beside, and in a page from the cache of the browser', async () => {
    const id = await shopProduct({ minOrder: 2 });
    const page = await openPage({ waitsForIntent: true });
    await page.goto('/products');
    const figure = page.locator('[data-basket]');
    expect(await figure.getAttribute('data-basket')).toBe('');
    const beside = await page.context().newPage();
    await beside.goto(`/products/${id}`);
    await beside.getByRole('button', { name: 'Add to basket' }).click();
    await expectCount(beside, 1);
    await expect.poll(() => figure.getAttribute('data-basket')).toBe('1');
    expect(await page.locator('html:not([data-app])').count()).toBe(1);

    // The test's browser has no such cache: a page that comes from it hears this event alone.
    await page.evaluate(() => {
      localStorage.setItem('basket', JSON.stringify({ lines: [1, 2, 3], base: [] }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await figure.getAttribute('data-basket')).toBe('3');

    await page.evaluate(() => (globalThis as { startApp?: () => void }).startApp?.());
    await expectCount(page, 3);
    await beside.evaluate(() => localStorage.removeItem('basket'));
    await expectCount(page, 0);
    await page.evaluate(() => {
      localStorage.setItem('basket', JSON.stringify({ lines: [1, 2], base: [] }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectCount(page, 2);
  });

  it('puts in no more than there is, and nothing that is sold out', async () => {
    const [few, none] = [unique('Few'), unique('None')];
    const id = await shopProduct({ name: few, minOrder: 4, available: 6 });
    const soldOut = await shopProduct({ name: none, minOrder: 4, available: 3 });
    const page = await openPage();
    await page.goto(`/products/${id}`);
    const add = page.getByRole('button', { name: 'Add to basket' });
    await add.click();
    await expectToast(page, `${few}: 4 pieces in your basket.`);
    await add.click();
    await expectToast(page, `${few}: 6 pieces in your basket.`);
    await add.click();
    await expectToast(page, `${few}: all 6 pieces that we have are in your basket.`);
    await page.goto(`/products/${soldOut}`);
    await page.getByText('Out of stock').first().waitFor();
    expect(await add.count()).toBe(0);
  });

  it('takes no more products than a purchase may have', async () => {
    const page = await openPage();
    const many = Array.from({ length: MAX_PURCHASE_LINES }, (_none, index) => ({
      productId: `product-${index}`,
      quantity: 1,
    }));
    await keepLines(page, many);
    await page.goto(`/products/${await shopProduct()}`);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expectToast(page, VALIDATION.linesMax(MAX_PURCHASE_LINES));
    await expectCount(page, MAX_PURCHASE_LINES);
  });

  it('shows in another tab at once, and neither loses what the other put in', async () => {
    const { roller, tray } = await twoProducts();
    const page = await openPage();
    await page.goto(`/products/${roller}`);
    const other = await page.context().newPage();
    await other.goto(`/products/${tray}`);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expectCount(other, 1);
    await other.getByRole('button', { name: 'Add to basket' }).click();
    await expectCount(page, 2);
  });

  it('begins with an empty basket where storage holds nothing of the kind', async () => {
    const id = await shopProduct();
    const page = await openPage();
    for (const text of [
      '{',
      'null',
      '7',
      '{"lines":7}',
      '{"lines":[{"productId":""},{"quantity":-1}]}',
    ]) {
      // From where no app writes what it knows into storage meanwhile.
      await page.goto('/robots.txt');
      await page.evaluate((kept) => {
        localStorage.clear();
        localStorage.setItem('basket', kept);
      }, text);
      await page.goto('/basket');
      await basketOf(page).empty.waitFor();
      await page.goto(`/products/${id}`);
      await page.getByRole('button', { name: 'Add to basket' }).click();
      await expectCount(page, 1);
    }
  });
});

describe.skipIf(!browserAvailable)('the basket', () => {
  it('says that it is empty, with a way on', async () => {
    const page = await openPage();
    await page.goto('/basket');
    await basketOf(page).empty.waitFor();
    await page.getByRole('main').getByRole('link', { name: 'See the products' }).click();
    await page.waitForURL('**/products');
  });

  it('keeps quantities as they are typed, within what the product allows, and puts what was taken out back where it was', async () => {
    const { names, lines } = await twoProducts();
    const page = await openPage();
    await keepLines(page, lines);
    await page.goto('/basket');
    const basket = basketOf(page);
    const quantity = basket.quantity(names.roller);
    await expect.poll(() => basket.sum.textContent()).toBe('€47.50');
    await quantity.fill('30');
    await expect.poll(() => basket.sum.textContent()).toBe('€134.50');
    await quantity.fill('9');
    expect(await messageBeside(quantity)).toBe('From 10 to 50');
    await quantity.blur();
    await expect.poll(() => messageBeside(quantity)).toBe(VALIDATION.minOrderQuantity(10));
    await quantity.fill('51');
    await expect.poll(() => messageBeside(quantity)).toBe(VALIDATION.outOfStock(10, 50));
    await page.getByRole('button', { name: `Take 50 pieces of ${names.roller}` }).click();
    await expect.poll(() => quantity.inputValue()).toBe('50');
    await expect.poll(() => messageBeside(quantity)).toBe('From 10 to 50');
    await page.reload();
    await expect.poll(() => basket.sum.textContent()).toBe('€221.50');
    await quantity.fill('');
    await quantity.blur();
    await expect.poll(() => messageBeside(quantity)).toBe('How many pieces? At least 10');
    await expect.poll(() => basket.sum.textContent()).toBe('€4.00');
    await quantity.fill('10');
    await expect.poll(() => basket.sum.textContent()).toBe('€47.50');

    await basket.remove(names.roller).click();
    await basket.undo(names.roller).waitFor();
    await expectCount(page, 1);
    await expect.poll(async () => (await focusOf(page)).tag).toBe('li');
    await expect.poll(() => basket.sum.textContent()).toBe('€4.00');
    await basket.remove(names.tray).click();
    await basket.empty.waitFor();
    await basket.undo(names.roller).click();
    await expect.poll(() => basket.sum.textContent()).toBe('€43.50');
    await basket.undo(names.tray).click();
    const rows = page.getByRole('main').getByRole('list', { name: 'Products in your basket' });
    await expect
      .poll(() => rows.getByRole('link').allTextContents())
      .toEqual([names.roller, names.tray]);
    await basket.remove(names.tray).click();
    await page.reload();
    await expect.poll(() => rows.getByRole('link').allTextContents()).toEqual([names.roller]);
  });

  it.each(WIDTHS)('takes one product out by six clicks at one spot, at $width', async (view) => {
    const { names, lines } = await twoProducts();
    const page = await openPage(view);
    await keepLines(page, lines);
    await page.goto('/basket');
    const basket = basketOf(page);
    const place = await basket.row(names.tray).boundingBox();
    const remove = await basket.remove(names.roller).boundingBox();
    if (!remove) throw new Error('the button has no place');
    for (let click = 0; click < 6; click += 1) {
      await page.mouse.click(remove.x + remove.width / 2, remove.y + remove.height / 2);
    }
    await basket.undo(names.roller).waitFor();
    expect(await basket.row(names.tray).boundingBox()).toEqual(place);
    await expectCount(page, 1);
  });

  it('says beside each product what has changed since: price, stock, and what is gone', async () => {
    const { names, roller, tray, lines } = await twoProducts();
    const gone = await shopProduct();
    const page = await openPage();
    await keepLines(page, [...lines, { productId: gone, quantity: 2 }]);
    await changeProduct(roller, { price: 5 });
    await setStock(tray, { available: 0, received: 9 });
    await removeProduct(gone);
    await page.goto('/basket');
    const basket = basketOf(page);
    await basket
      .row(names.roller)
      .getByText('The price has changed from €4.35 to €5.00 since you added it.')
      .waitFor();
    await basket.row(names.tray).getByText('Out of stock').waitFor();
    await basket.row('Product no longer available').getByText('We no longer sell this.').waitFor();
    await expect.poll(() => basket.sum.textContent()).toBe('€50.00');
    await basket.order.click();
    await page.getByRole('alert').getByText('2 products cannot be ordered').waitFor();
    expect(new URL(page.url()).pathname).toBe('/basket');
    await basket.remove('Product no longer available').click();
    await basket.remove(names.tray).click();
    await page.getByRole('link', { name: 'Order', exact: true }).waitFor();
  });

  it('says when it cannot be read, and shows it on the next try', async () => {
    const { names, lines } = await twoProducts();
    const page = await openPage({ expectedErrors: [/look-up/, /Failed to load resource/] });
    await keepLines(page, lines);
    await page.route('**/product/look-up', (route) => route.abort());
    await page.goto('/basket');
    await page.getByText(/^Error: /).waitFor();
    await page.unroute('**/product/look-up');
    await page.getByRole('button', { name: 'Retry' }).click();
    await basketOf(page).quantity(names.roller).waitFor();
  });

  it.each(WIDTHS)('has no faults that axe finds, at $width', async (view) => {
    const { names, tray, lines } = await twoProducts();
    await setStock(tray, { available: 0, received: 9 });
    const page = await openPage(view);
    await keepLines(page, [...lines, { productId: 'gone', quantity: 1 }]);
    await page.goto('/basket');
    const basket = basketOf(page);
    await basket.quantity(names.roller).fill('7');
    await basket.quantity(names.roller).blur();
    await basket.row(names.tray).waitFor();
    await basket.remove('Product no longer available').click();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide).toBeLessThanOrEqual(view.width);
  });
});
