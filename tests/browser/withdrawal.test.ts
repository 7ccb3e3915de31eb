import { describe, expect, it } from 'vitest';
import { VALIDATION } from '@rollwell/functions/contract';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { newOrder, orderOf } from '../support/api-orders.ts';
import { pay } from '../support/api-paid-orders.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { faultsHere } from './support/faults-of.ts';
import { tabTo } from './support/keyboard.ts';
import { messageBeside } from './support/field-message.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';

const LINK = 'Withdraw from contract here';

const paidOrder = async () => {
  const customer = await newCustomer();
  const name = unique('Regretted roller');
  const id = await newOrder(customer, await shopProduct({ name, available: 30 }), 12);
  await pay(customer, id);
  return { customer, name, order: await orderOf(customer, id) };
};

describe.skipIf(!browserAvailable)('the withdrawal function', () => {
  it.each([
    [true, '', 1280],
    [true, ', on a phone', 360],
    [false, '', 360],
  ])(
    'goes from the foot of any page to a receipt in two steps, without sign-in (scripts: %s)%s',
    async (scripts, _at, width) => {
      const { customer, order } = await paidOrder();
      const page = await openPage({
        width,
        withoutScripts: !scripts,
        expectedErrors: [/status of 400/],
      });
      await page.goto('/products');
      await page.getByRole('contentinfo').getByRole('link', { name: LINK }).click();
      await page.getByRole('heading', { level: 1, name: 'Withdraw from a contract' }).waitFor();
      expect(await page.getByLabel(/reason/i).count()).toBe(0);

      // What is wrong is said beside its field, and what was typed stays.
      await page.getByLabel('Your name').fill('Dora Decorator');
      await page.getByLabel('Order number').fill('RW-26-4F7K9Q-Z');
      await page.getByRole('button', { name: 'Withdraw from contract', exact: true }).click();
      await page.getByRole('alert').waitFor();
      expect(await messageBeside(page.getByLabel('Order number'))).toContain(
        VALIDATION.orderNumberMistyped,
      );
      expect(await page.getByLabel('Your name').inputValue()).toBe('Dora Decorator');
      // There the keyboard is as well, and its frame has the colour of what is wrong.
      expect(await page.locator(':focus').getAttribute('name')).toBe('orderNumber');
      const frames = ['Your name', 'Order number', 'Email'].map((label) =>
        page.getByLabel(label).evaluate((field) => {
          const frame = field.parentElement?.querySelector('fieldset');
          return frame && getComputedStyle(frame).borderTopColor;
        }),
      );
      const [right, ...wrong] = await Promise.all(frames);
      expect(new Set(wrong).size).toBe(1);
      expect(wrong).not.toContain(right);
      if (scripts) expect(await faultsHere(page, 'wrong')).toEqual([]);

      await page.getByLabel('Order number').fill(order.number);
      await page.getByLabel('Email').fill(customer.email);
      await page.getByRole('button', { name: 'Withdraw from contract', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Confirm your withdrawal' }).waitFor();
      await page.getByText('I withdraw from the contract of this order.').waitFor();
      expect((await orderOf(customer, order._id)).withdrawal).toBeNull();
      if (scripts) expect(await faultsHere(page, 'second step')).toEqual([]);

      await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await page
        .getByRole('heading', { level: 1, name: 'We have received your withdrawal' })
        .waitFor();
      for (const said of ['Dora Decorator', order.number, customer.email, 'All of it'])
        await page.getByRole('main').getByText(said, { exact: true }).first().waitFor();
      expect(await page.locator('main time').textContent()).toMatch(/ at \d\d:\d\d CES?T$/);
      expect(await page.locator('main time').getAttribute('datetime')).toBe(
        (await orderOf(customer, order._id)).withdrawal?.at,
      );
      if (scripts) expect(await faultsHere(page, 'receipt')).toEqual([]);
    },
  );

  it('can be used by keyboard alone, and “Change something” leads back', async () => {
    const { customer, order } = await paidOrder();
    const page = await openPage();
    await page.goto(`/home/withdrawal?number=${order.number}`);
    expect(await page.getByLabel('Order number').inputValue()).toBe(order.number);
    await tabTo(page, /^Your name/);
    await page.keyboard.type('Dora');
    await tabTo(page, /^Email/);
    await page.keyboard.type(customer.email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Confirm your withdrawal' }).waitFor();
    await tabTo(page, 'Change something');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Withdraw from a contract' }).waitFor();
    // What is right need not be typed again.
    expect(await page.getByLabel('Your name').inputValue()).toBe('Dora');
    expect(await page.getByLabel('Order number').inputValue()).toBe(order.number);
    expect(await page.getByLabel('Email').inputValue()).toBe(customer.email);
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    expect((await orderOf(customer, order._id)).withdrawal).toBeNull();
  });

  it('knows on an order’s page which one, and who; there it says afterwards that it was declared', async () => {
    const { customer, order } = await paidOrder();
    const page = await signedInPage(customer);
    await page.goto(`/Dashboard/my-orders/${order._id}`);
    await page.getByRole('main').getByRole('link', { name: LINK }).click();
    await page.getByRole('heading', { level: 1, name: 'Withdraw from a contract' }).waitFor();
    expect(await page.getByLabel('Order number').inputValue()).toBe(order.number);
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(customer.email);
    const choice = page.getByRole('group', { name: 'Only some of the products?' });
    await choice.getByRole('checkbox').check();
    await choice.getByLabel('Pieces of').fill('2');
    await page.getByRole('button', { name: 'Withdraw from contract', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'We have received your withdrawal' })
      .waitFor();
    await page.goto(`/Dashboard/my-orders/${order._id}`);
    await page.getByText(/^You withdrew from this product on /).waitFor();
    await page.getByText('Withdrawn from the contract').waitFor();
  });

  it('has the receipt there after a reload, until the customer signs out', async () => {
    const { customer, order } = await paidOrder();
    const page = await signedInPage(customer);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto(`/home/withdrawal?number=${order.number}`);
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(customer.email);
    await page.getByLabel('Your name').fill('Dora Decorator');
    await page.getByRole('button', { name: 'Withdraw from contract', exact: true }).click();
    await heading('Confirm your withdrawal').waitFor();
    await started(page);
    await page.reload();
    await heading('Confirm your withdrawal').waitFor();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    for (let reloads = 0; reloads < 3; reloads += 1) {
      await heading('We have received your withdrawal').waitFor();
      await page.getByRole('main').getByText(order.number, { exact: true }).waitFor();
      await started(page);
      await page.reload();
    }
    await heading('We have received your withdrawal').waitFor();

    await page.getByRole('main').getByRole('link', { name: 'How returns work' }).click();
    await heading('Returns').waitFor();
    await page.goBack();
    await heading('We have received your withdrawal').waitFor();

    // The next person at this tab gets to see nothing of it.
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await heading('Withdraw from a contract').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('');
    await page.reload();
    await heading('Withdraw from a contract').waitFor();
  });

  it('tells the office on the order and in a list what to do, and asks before it ships', async () => {
    const { customer, name, order } = await paidOrder();
    const at = new Date().toISOString();
    const refundBy = '2026-12-24';
    await db.doc(`orders/${order._id}`).update({
      withdrawal: { at, timing: 'before_delivery', lastDay: null, refundBy, part: '' },
    });
    const number = order.number;
    await db.doc(`withdrawals/${unique('test')}`).set({
      ...{ name: 'Dora Decorator', orderNumber: number, email: customer.email, part: '' },
      ...{ timing: 'before_delivery', lastDay: null, refundBy, orderIds: [order._id] },
      createdAt: new Date(),
    });
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/withdrawals');
    const card = page.getByRole('article').filter({ hasText: number });
    await card.getByText(/Refund the order by (Dec 24, |24 Dec )2026;/).waitFor();
    expect(await faultsHere(page, 'in the list')).toEqual([]);
    await card.getByRole('link', { name: `Order of ${name}` }).click();
    await page.getByText(/^The customer withdrew on /).waitFor();
    const dialog = page.getByRole('dialog');
    await page
      .getByRole('button', { name: new RegExp(`^Mark RW-\\S+ as shipped: ${name}$`) })
      .click();
    await dialog.getByText('the money goes back in any case', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Don’t ship' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: new RegExp(`^Mark RW-\\S+ as shipped: ${name}$`) })
      .click();
    await dialog.getByRole('button', { name: 'Ship anyway' }).click();
    await expect.poll(async () => (await orderOf(customer, order._id)).shipped).toBe(true);
  });
});
