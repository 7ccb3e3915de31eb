import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery, markOrder, newOrder, orderOf } from '../support/api-orders.ts';
import { paidOrder } from '../support/api-paid-orders.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { BOTH_WIDTHS } from './support/views.ts';

/** A paid order of twelve pieces at 2.00, placed by itself. */
const paidTwelve = async (customer: TestUser) => {
  const name = unique('Sleeve');
  const productId = await shopProduct({ name, price: 2, minOrder: 1, available: 100 });
  const id = await newOrder(customer, productId, 12);
  await markOrder(id, { paid: true, tranID: unique('pi') });
  return { id, name, number: (await orderOf(customer, id)).number };
};

const linesOf = async ({ token }: TestUser, id: string) => {
  const { body } = await call('getPurchase', { id }, { token });
  return body.map(({ quantity, shipped }) => `${quantity} ${shipped ? 'shipped' : 'here'}`).sort();
};

describe.skipIf(!browserAvailable)('some pieces of an order', () => {
  it.each(BOTH_WIDTHS)(
    'are shipped by the office, and the others stay to be shipped, without faults that axe finds%s',
    async (_at, width) => {
      const customer = await newCustomer();
      const { id, name } = await paidTwelve(customer);
      const page = await signedInPage(await newAdmin(), { width });
      await page.goto(`/Dashboard/manage-all-orders/${id}`);
      const main = page.getByRole('main');
      await main.getByText('Ship only some of the pieces').click();
      const pieces = main.getByRole('group', { name }).getByLabel('Pieces');
      const ship = main.getByRole('button', { name: 'Mark parcel as shipped' });
      await pieces.fill('13');
      await ship.click();
      await main.getByText('At most 12').waitFor();
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await pieces.fill('10');
      await ship.click();
      const list = main.getByRole('list', { name: 'Products of this order' });
      await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
      await main.getByText('Partly shipped').waitFor();
      expect(await linesOf(customer, id)).toEqual(['10 shipped', '2 here']);
      await expect.poll(() => pieces.inputValue()).toBe('2');
    },
  );

  it('of one line go in a parcel with all of another; a line without a tick stays', async () => {
    const customer = await newCustomer();
    const { token } = customer;
    const names = [unique('Roller'), unique('Tray'), unique('Grid')] as const;
    const products = await Promise.all(names.map((name) => shopProduct({ name, minOrder: 1 })));
    const lines = products.map((productId) => ({ productId, quantity: 3 }));
    const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
    const orders = (await call('getPurchase', { id: body.insertedId }, { token })).body;
    for (const { _id } of orders) await markOrder(_id, { paid: true, tranID: 'pi_parcel' });
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-all-orders/${orders[0]?._id ?? ''}`);
    const form = page.getByRole('region', { name: 'Ship a parcel' });
    const group = (index: 0 | 1 | 2) => form.getByRole('group', { name: names[index] });
    await group(1).getByLabel('Pieces').fill('1');
    await group(2).getByRole('checkbox').uncheck();
    expect(await group(2).getByLabel('Pieces').isDisabled()).toBe(true);
    await form.getByRole('button', { name: 'Mark parcel as shipped' }).click();
    await expect
      .poll(() => linesOf(customer, body.insertedId))
      .toEqual(['1 shipped', '2 here', '3 here', '3 shipped']);
    await expect.poll(() => group(1).getByLabel('Pieces').inputValue()).toBe('2');
    await group(1).getByRole('checkbox').uncheck();
    await group(2).getByRole('checkbox').uncheck();
    await form.getByRole('button', { name: 'Mark parcel as shipped' }).click();
    await form.getByText('Choose at least one product for this parcel').waitFor();
  });

  it('are refunded with what they cost, which the question names', async () => {
    const customer = await newCustomer();
    const { id } = await paidOrder(customer);
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    await page.getByRole('button', { name: /^Refund: / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('€13.05').waitFor();
    const pieces = dialog.getByLabel('Pieces to refund');
    await pieces.fill('0');
    await dialog.getByText('A whole number from 1 to 3').waitFor();
    await pieces.fill('1');
    await dialog.getByText('€4.35').waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Refund order' }).click();
    const list = page.getByRole('main').getByRole('list', { name: 'Products of this order' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    await list.getByText('Refunded', { exact: true }).waitFor();
  });

  it.each(BOTH_WIDTHS)(
    'are withdrawn from by ticking them, said at them alone, without faults that axe finds%s',
    async (_at, width) => {
      const customer = await newCustomer();
      const { id, name } = await paidTwelve(customer);
      const page = await signedInPage(customer, { width });
      await page.goto(`/Dashboard/my-orders/${id}`);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Withdraw from contract here' }).click();
      const choice = main.getByRole('group', { name: 'Only some of the products?' });
      await choice.getByRole('checkbox', { name }).check();
      await choice.getByLabel(`Pieces of ${name}`).fill('3');
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await main.getByRole('button', { name: 'Withdraw from contract', exact: true }).click();
      await main.getByText(`3 × ${name}`).waitFor();
      await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await main.getByRole('heading', { name: 'We have received your withdrawal' }).waitFor();
      await page.goto(`/Dashboard/my-orders/${id}`);
      const list = main.getByRole('list', { name: 'Products of this order' });
      await list.getByText(/^You withdrew from this product on/).waitFor();
      expect(await list.getByText(/^You withdrew/).count()).toBe(1);
      await main.getByRole('link', { name: 'Withdraw from contract here' }).waitFor();
    },
  );
});
