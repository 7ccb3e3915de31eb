import { VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer, newVerifiedCustomer } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery, markOrder, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { orderedProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';
import { BOTH_WIDTHS, WIDTHS } from './support/views.ts';

const { admin } = await people({ admin: 'admin' });

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The part of the payment screen that says what comes next. */
const nextOn = (page: Page) => page.getByRole('region', { name: 'What happens next' });

describe.skipIf(!browserAvailable)('after the order', () => {
  it.each(BOTH_WIDTHS)(
    'the screen says where it goes, when it comes, which mails come and what to do%s',
    async (_at, width) => {
      const owner = await newVerifiedCustomer();
      const id = await orderedProduct(owner);
      const page = await signedInPage(owner, { width });
      await page.goto(`/payment/${id}`);
      const next = nextOn(page);
      for (const said of [...Object.values(delivery).filter((line) => !line.startsWith('+'))])
        await next.getByText(said, { exact: true }).waitFor();
      await next.getByText(/^Paid now, it is with you by \w+day/).waitFor();
      await next.getByText(`We write to ${owner.email} when we have received`).waitFor();
      await next.getByRole('link', { name: 'Change the address' }).waitFor();
      await next.getByRole('link', { name: 'Write to us' }).waitFor();

      // Elsewhere, so that nothing changes under somebody’s eyes.
      await page.goto('about:blank');
      await markOrder(id, { paid: true, tranID: 'pi_test' });
      await page.goto(`/payment/${id}`);
      await next.getByText(/^(Paid now, it is with you by|By) \w+day/).waitFor();
      await next.getByText(`We write to ${owner.email} when`).waitFor();
      await next.getByRole('link', { name: /^Withdraw/ }).waitFor();

      const { token } = admin;
      const body = { carrier: 'DHL', number: '00340434', url: 'https://carrier.example/t?id=1' };
      await page.goto('about:blank');
      await call('shipOrder', { id }, { token, body });
      await page.goto(`/payment/${id}`);
      await next.getByText(/^It was sent on .* and is with you by \w+day, \d+ \w+\./).waitFor();
      await next.getByText('The parcel goes with DHL 00340434.').waitFor();
      const link = next.getByRole('link', { name: /^Follow the parcel/ });
      expect(await link.getAttribute('href')).toBe(body.url);
      expect(await next.getByRole('link', { name: 'Change the address' }).count()).toBe(0);
    },
  );

  it('the screen says of an address that is not verified that no mail goes there yet', async () => {
    const owner = await newCustomer();
    const page = await signedInPage(owner);
    await page.goto(`/payment/${await orderedProduct(owner, { paid: true })}`);
    const next = nextOn(page);
    await next.getByText(`We write to ${owner.email} once you have verified it`).waitFor();
    expect(await next.getByText(/went to|have written|when it is paid/).count()).toBe(0);
    await next.getByRole('link', { name: 'My Profile' }).click();
    await page.getByRole('button', { name: 'Send the link again' }).waitFor();
  });

  it('an order that was withdrawn from is promised no parcel, and no other withdrawal', async () => {
    const owner = await newCustomer();
    const id = await orderedProduct(owner, { paid: true });
    const { number, email } = await orderOf(owner, id);
    const withdraw = (part: string) =>
      call('withdraw', {}, { body: { name: 'Dora', orderNumber: number, email, part } });
    const page = await signedInPage(owner);
    const main = page.getByRole('main');
    await withdraw('2 rollers');
    await page.goto(`/payment/${id}`);
    await main.getByText('Paid. Thank you').waitFor();
    await nextOn(page)
      .getByText(/^You withdrew from this order on .*\. Only: 2 rollers$/)
      .waitFor();
    expect(await main.getByRole('link', { name: /^Withdraw/ }).count()).toBe(0);

    await page.goto('about:blank');
    await withdraw('');
    await page.goto(`/payment/${id}`);
    await main.getByText(/^You withdrew from this order on .*\.$/).waitFor();
    for (const promised of [/^Paid\. Thank/, /We pack your order next/, 'What happens next'])
      expect(await main.getByText(promised).count()).toBe(0);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await main.getByRole('link', { name: 'How returns work' }).click();
    await page.getByRole('heading', { level: 1, name: 'Returns' }).waitFor();
  });

  it('the address is changed by keyboard until it ships, and what was typed stays', async () => {
    const owner = await newCustomer();
    const id = await orderedProduct(owner, { paid: true });
    const page = await signedInPage(owner);
    await page.goto('/Dashboard/my-orders');
    await page.getByRole('link', { name: /^Change the address/ }).press('Enter');
    const main = page.getByRole('main');
    const address = main.getByLabel('Address');
    const send = main.getByRole('button', { name: 'Save the new address' });
    await expect.poll(() => address.inputValue()).toBe(delivery.address);
    await address.fill('');
    await send.press('Enter');
    await expect.poll(() => messageBeside(address)).toBe(VALIDATION.addressRequired);
    await address.fill('Scaffold Street 9');
    await page.reload();
    expect(await address.inputValue()).toBe('Scaffold Street 9');
    await address.press('Enter');
    await expectToast(page, 'The new address is saved.');
    await page.waitForURL(`**/Dashboard/my-orders/${id}`);
    await main.getByText('Address changed').waitFor();
    expect((await orderOf(owner, id)).address).toBe('Scaffold Street 9');
  });

  it('one that has left says that it is too late', async () => {
    const owner = await newCustomer();
    const id = await orderedProduct(owner, { paid: true, shipped: true });
    const page = await signedInPage(owner, { expectedErrors: [/status of 404/] });
    await page.goto(`/Dashboard/order-address/${id}`);
    await page.getByText('This order is already on its way').waitFor();
    await page.goto('/Dashboard/order-address/no-such-order');
    await page.getByText('There is no such order').waitFor();
  });

  it('the office says where the parcel can be followed, and what is wrong with a link', async () => {
    const owner = await newCustomer();
    const id = await orderedProduct(owner, { paid: true });
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    const form = page.getByRole('region', { name: 'Tracking' });
    await form.getByLabel('Link to the parcel').fill('carrier.example');
    await form.getByRole('button', { name: 'Save tracking' }).click();
    await expect
      .poll(() => messageBeside(form.getByLabel('Link to the parcel')))
      .toBe(VALIDATION.trackingUrl);
    await form.getByLabel('Link to the parcel').fill('https://carrier.example/t?id=1');
    await form.getByRole('button', { name: 'Save tracking' }).click();
    await expectToast(page, 'The tracking is saved.');
    expect((await orderOf(owner, id)).tracking?.url).toBe('https://carrier.example/t?id=1');
    await page.getByRole('link', { name: /^Follow the parcel/ }).waitFor();
  });
});

describe.skipIf(!browserAvailable).each(WIDTHS)('at $width px, by day and by night', (view) => {
  it('what comes after the order holds', async () => {
    const owner = await newCustomer();
    const id = await orderedProduct(owner, { paid: true });
    const { token } = admin;
    const url = `https://carrier.example/${'long'.repeat(40)}`;
    await call('setTracking', { id }, { token, body: { url } });
    const page = await signedInPage(owner, view);
    await page.goto(`/payment/${id}`);
    await nextOn(page).waitFor();
    expect([await overhang(page), await faultsInBothSchemes(page)]).toEqual([0, []]);
    await page.goto(`/Dashboard/order-address/${id}`);
    await page.getByRole('button', { name: 'Save the new address' }).waitFor();
    expect([await overhang(page), await faultsInBothSchemes(page)]).toEqual([0, []]);
    await page.goto('/Dashboard/my-orders');
    await page.getByRole('link', { name: /^Follow the parcel/ }).waitFor();
    expect([await overhang(page), await faultsInBothSchemes(page)]).toEqual([0, []]);
    const office = await signedInPage(admin, view);
    await office.goto(`/Dashboard/manage-all-orders/${id}`);
    await office.getByRole('button', { name: 'Save tracking' }).waitFor();
    expect([await overhang(office), await faultsInBothSchemes(office)]).toEqual([0, []]);
  });
});
