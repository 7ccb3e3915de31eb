import { LIST_LIMIT, SAMPLE_SETTINGS, trackingLink } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery, markOrder, newOrder } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { BOTH_WIDTHS } from './support/views.ts';

/** 2 pieces of each of three products at 4.35, 2.10 and 1.00, ordered together. */
const orderOfThree = async ({ token }: TestUser) => {
  const names = [unique('Sleeve'), unique('Tray'), unique('Grid')] as const;
  const products = await Promise.all(
    names.map((name, index) => shopProduct({ name, price: [4.35, 2.1, 1][index] ?? 1 })),
  );
  const lines = products.map((productId) => ({ productId, quantity: 2 }));
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const read = async () => (await call('getPurchase', { id: body.insertedId }, { token })).body;
  const [first, second, third] = await read();
  if (!first || !second || !third) throw new Error('The order has no lines.');
  return { names, ids: [first._id, second._id, third._id] as const, number: first.number, read };
};

const markPaid = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => markOrder(id, { paid: true, tranID: 'pi_of_three' })));

const cardOf = (page: Page, number: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: number });
const linesOf = (page: Page, number: string) =>
  cardOf(page, number).getByRole('list', { name: 'Products of this order' });

describe.skipIf(!browserAvailable)('an order of several products', () => {
  it.each(BOTH_WIDTHS)(
    'is one card of My orders: its products, one total, one address, one state%s',
    async (_at, width) => {
      const customer = await newCustomer();
      const { names, number } = await orderOfThree(customer);
      const page = await signedInPage(customer, { width });
      await page.goto('/Dashboard/my-orders');
      const card = cardOf(page, number);
      await card.getByRole('heading', { name: `Order ${number}` }).waitFor();
      expect(await page.getByRole('main').getByRole('article').count()).toBe(1);
      expect(await linesOf(page, number).getByRole('heading').allTextContents()).toEqual([
        ...names,
      ]);
      const text = await card.innerText();
      for (const fact of ['€8.70', '€4.20', '€2.00', '€14.90']) expect(text).toContain(fact);
      expect(text.split(delivery.address)).toHaveLength(2);
      expect(await card.getByText('Unpaid', { exact: true }).count()).toBe(1);
      await card.getByRole('link', { name: `Pay now: Order ${number}` }).waitFor();
      await card.getByRole('button', { name: `Cancel all of order ${number}` }).waitFor();
    },
  );

  it('says of each product what is not so of all, and lets one be cancelled', async () => {
    const customer = await newCustomer();
    const { names, ids, number } = await orderOfThree(customer);
    const page = await signedInPage(customer);
    await page.goto('/Dashboard/my-orders');
    const cancel = cardOf(page, number).getByRole('button', {
      name: `Cancel the order: ${names[2]}`,
    });
    await cancel.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect.poll(() => linesOf(page, number).getByRole('listitem').count()).toBe(2);

    await markPaid(ids.slice(0, 2));
    const { token } = await newAdmin();
    await call('shipOrder', { id: ids[0] }, { token });
    await page.reload();
    const card = cardOf(page, number);
    await card.getByText('Partly shipped').waitFor();
    const [shipped, waiting] = [0, 1].map((nth) =>
      linesOf(page, number).getByRole('listitem').nth(nth),
    );
    await shipped?.getByText('Shipped', { exact: true }).waitFor();
    await shipped?.getByRole('link', { name: `Review this product: ${names[0]}` }).waitFor();
    await waiting?.getByText('Paid', { exact: true }).waitFor();
    await card.getByText('History').click();
    await card.getByText(`: ${names[0]}`).waitFor();
  });

  it('is shown whole where a page of the list ends within it', async () => {
    const customer = await newCustomer();
    const { names, number } = await orderOfThree(customer);
    const single = await shopProduct({ minOrder: 1, available: 100 });
    for (let placed = 0; placed < LIST_LIMIT.default - 2; placed += 1)
      await newOrder(customer, single, 1);
    const page = await signedInPage(customer);
    for (const path of ['/Dashboard/my-orders', '/Dashboard/my-orders?page=2']) {
      await page.goto(path);
      await expect
        .poll(() => linesOf(page, number).getByRole('heading').allTextContents())
        .toEqual([...names]);
    }
  });

  it.each(BOTH_WIDTHS)(
    'is shipped by the office in one parcel, from the page of any of its products, and taken back%s',
    async (_at, width) => {
      const customer = await newCustomer();
      const { names, ids, number, read } = await orderOfThree(customer);
      await markPaid(ids);
      const page = await signedInPage(await newAdmin(), { width });
      await page.goto(`/Dashboard/manage-all-orders/${ids[1]}`);
      const form = page.getByRole('region', { name: 'Ship a parcel' });
      await form.getByLabel('Carrier').fill('DHL');
      const ship = form.getByRole('button', { name: 'Mark parcel as shipped' });
      await ship.click();
      await form.getByText('A carrier needs its number').first().waitFor();
      expect((await read()).some(({ shipped }) => shipped)).toBe(false);
      await form.getByLabel('Number of the parcel').fill('0034');
      await ship.click();
      const undo = page.getByRole('button', { name: `Undo: all products of ${number}` });
      await undo.waitFor();
      const parcel = { carrier: 'DHL', number: '0034' };
      const tracking = { ...parcel, url: trackingLink(SAMPLE_SETTINGS.carriers, parcel) };
      expect(await read()).toMatchObject(names.map(() => ({ shipped: true, tracking })));
      await undo.click();
      await ship.waitFor();
      expect((await read()).map(({ shipped }) => shipped)).toEqual([false, false, false]);
    },
  );

  it('is one row of Manage All Orders, shipped by one press and taken back by another', async () => {
    const customer = await newCustomer();
    const { names, ids, number, read } = await orderOfThree(customer);
    await markPaid(ids);
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-all-orders?q=${number}`);
    const row = page.getByRole('row', { name: number });
    await row.waitFor();
    expect(await row.count()).toBe(1);
    for (const fact of [names.join(', '), '€14.90']) expect(await row.innerText()).toContain(fact);
    await row.getByRole('button', { name: `Mark ${number} as shipped: 3 products` }).click();
    const undo = row.getByRole('button', { name: `Undo: all products of ${number}` });
    await undo.waitFor();
    expect((await read()).every(({ shipped }) => shipped)).toBe(true);
    await undo.click();
    await expect.poll(async () => (await read()).some(({ shipped }) => shipped)).toBe(false);
  });

  it('is shipped in a parcel without what is disputed, of which its own button asks', async () => {
    const customer = await newCustomer();
    const { names, ids } = await orderOfThree(customer);
    await markPaid(ids);
    const dispute = { disputeId: 'du_1', state: 'open', reason: 'general', amount: 1 };
    await markOrder(ids[2], { dispute: { ...dispute, at: new Date().toISOString(), dueBy: null } });
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-all-orders/${ids[0]}`);
    await page.getByRole('button', { name: new RegExp(`as shipped: ${names[0]}$`) }).waitFor();
    const parcel = page.getByRole('region', { name: 'Ship a parcel' });
    await parcel.getByRole('group', { name: names[0] }).waitFor();
    expect(await parcel.getByRole('group', { name: names[2] }).count()).toBe(0);
  });
});
