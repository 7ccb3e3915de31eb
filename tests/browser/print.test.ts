import { FAQ } from '@rollwell/functions/contract';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { markOrder, newOrder } from '../support/api-orders.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

/** The colours that reach the paper. */
const inkOf = (place: Locator) =>
  place.evaluate((element) => ({
    ink: getComputedStyle(element).color,
    paper: getComputedStyle(document.body).backgroundColor,
  }));

/** How a row is drawn, and whether its cells are in one line, each below a heading that is seen. */
const lookOf = (row: Locator) =>
  row.evaluate((element) => {
    const head = element.closest('table')?.tHead;
    const boxesOf = (cells: Iterable<Element> = []) =>
      Array.from(cells, (cell) => cell.getBoundingClientRect());
    const cells = boxesOf(element.children);
    const headings = boxesOf(head?.rows[0]?.cells);
    return {
      display: getComputedStyle(element).display,
      // What is for screen readers alone has one pixel.
      headed: (head?.offsetHeight ?? 0) > 1,
      inLine: new Set(cells.map(({ top }) => top)).size === 1,
      inColumns: cells.map(({ left }) => left).join() === headings.map(({ left }) => left).join(),
    };
  });

const BLACK_ON_WHITE = { ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' };

describe.skipIf(!browserAvailable)('orders on paper', () => {
  it('are their facts in black on white, without frame and buttons, from a light and a dark screen', async () => {
    const customer = await newCustomer();
    const [paid, unpaid] = [unique('Paid for paper'), unique('Unpaid for paper')];
    const id = await newOrder(customer, await shopProduct({ name: paid, price: 4.35 }), 40);
    await markOrder(id, { paid: true, tranID: 'pi_on_paper' });
    await newOrder(customer, await shopProduct({ name: unpaid }));
    // Going from screen to paper moves everything, which is the point.
    const page = await signedInPage(customer, { expectedShifts: [/my-orders/] });
    await page.goto('/Dashboard/my-orders');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: paid }).waitFor();
    const frame = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation', { name: 'Dashboard' }),
      main.getByRole('link', { name: 'Pay now' }),
      main.getByRole('button', { name: 'Cancel' }),
    ];
    const heading = page.getByRole('heading', { name: paid });
    const card = main.getByRole('article').filter({ has: heading });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'screen', colorScheme });
      for (const piece of frame) await piece.waitFor();
      await expect.poll(() => inkOf(heading)).not.toEqual(BLACK_ON_WHITE);

      await page.emulateMedia({ media: 'print', colorScheme });
      for (const piece of frame) expect(await piece.count()).toBe(0);
      const text = await main.innerText();
      for (const fact of [paid, unpaid, '€174.00', 'Ladder Lane 4', 'pi_on_paper', id, 'Paid']) {
        expect(text).toContain(fact);
      }
      for (const place of [heading, card.getByText('pi_on_paper'), card.getByText('Quantity')]) {
        expect(await inkOf(place)).toEqual(BLACK_ON_WHITE);
      }
      expect(await inkOf(card.getByText('Paid', { exact: true }).first())).toEqual(BLACK_ON_WHITE);
    }
  });

  it('are a receipt once they are paid, by the Print button', async () => {
    const customer = await newCustomer();
    const name = unique('With a receipt');
    const id = await newOrder(customer, await shopProduct({ name, price: 4.35 }), 40);
    await markOrder(id, { paid: true, tranID: 'pi_on_the_receipt' });
    const page = await signedInPage(customer, { expectedShifts: [/payment/] });
    // A test cannot close the browser's own dialog.
    await page.addInitScript(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.goto(`/payment/${id}`);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'Print' });
    await button.click();
    expect(await page.locator('body[data-printed]').count()).toBe(1);

    await page.emulateMedia({ media: 'print' });
    expect(await button.count()).toBe(0);
    expect(await main.getByRole('link').count()).toBe(0);
    const text = await main.innerText();
    for (const fact of [name, '40 pieces', '€174.00', customer.email, 'pi_on_the_receipt', id]) {
      expect(text).toContain(fact);
    }
    expect(await inkOf(main.getByText('Paid. Thank you'))).toEqual(BLACK_ON_WHITE);
  });

  it('are a sheet with the whole history, by the Print button of the order’s own screen', async () => {
    const customer = await newCustomer();
    const name = unique('On its own sheet');
    const id = await newOrder(customer, await shopProduct({ name }));
    const page = await signedInPage(customer, { expectedShifts: [/my-orders/] });
    await page.goto(`/Dashboard/my-orders/${id}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Print' }).waitFor();

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await main.getByRole('link').count()).toBe(0);
    const text = await main.innerText();
    for (const fact of [name, 'Ladder Lane 4', id, 'Order placed']) expect(text).toContain(fact);
  });

  it('are not offered for printing before they are paid', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct());
    const page = await signedInPage(customer);
    await page.goto(`/payment/${id}`);
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  });
});

describe.skipIf(!browserAvailable)('the list of all orders on paper', () => {
  it('is a table with the state of each order, from a phone as well', async () => {
    const [admin, customer] = await Promise.all([newAdmin(), newCustomer()]);
    const name = unique('Listed on paper');
    const id = await newOrder(customer, await shopProduct({ name }));
    await markOrder(id, { paid: true, tranID: 'pi_listed' });
    const page = await signedInPage(admin, { expectedShifts: [/manage-all-orders/] });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/Dashboard/manage-all-orders');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: / as shipped: / }).waitFor();
    const card = { display: 'flex', headed: false, inLine: false, inColumns: false };
    expect(await lookOf(row)).toEqual(card);
    await page.emulateMedia({ media: 'print' });
    const inTable = { display: 'table-row', headed: true, inLine: true, inColumns: true };
    await expect.poll(() => lookOf(row)).toEqual(inTable);
    await row.getByText('Paid', { exact: true }).waitFor();
    expect(await row.getByRole('button').count()).toBe(0);
  });
});

describe.skipIf(!browserAvailable)('the home page on paper', () => {
  it('answers every question, closed or open, and has no empty form', async () => {
    // Going from screen to paper moves everything, which is the point.
    const page = await openPage({ expectedShifts: [/./] });
    await page.goto('/');
    const main = page.getByRole('main');
    const answers = FAQ.flatMap(({ answer }) => answer).map((text) => main.getByText(text));
    const [first = main.getByText('')] = answers;
    await first.waitFor({ state: 'attached' });
    const isSeen = (place: Locator) =>
      place.evaluate((text) => text.checkVisibility() && text.getBoundingClientRect().height > 0);
    expect(await isSeen(first)).toBe(false);
    const contact = page.locator('#contact');
    expect(await isSeen(contact)).toBe(true);

    await page.emulateMedia({ media: 'print' });
    // The styles for paper come after the page's first paint.
    await expect.poll(() => isSeen(contact)).toBe(false);
    for (const answer of answers) expect(await isSeen(answer)).toBe(true);
    expect(await inkOf(first)).toEqual(BLACK_ON_WHITE);
    expect(await main.locator('summary svg').filter({ visible: true }).count()).toBe(0);
  });
});
