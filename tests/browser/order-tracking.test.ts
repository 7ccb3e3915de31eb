import {
  SAMPLE_SETTINGS,
  SHIP_UNDO_MS,
  trackingLink,
  VALIDATION,
} from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { sendShippedMails } from '../../functions/src/domain/orders/send-shipped-mails.ts';
import { newCustomer, newVerifiedCustomer } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { mailAbout } from '../support/api-records.ts';
import { browserAvailable } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { orderedProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { BOTH_WIDTHS } from './support/views.ts';

const { admin } = await people({ admin: 'admin' });

describe.skipIf(!browserAvailable)('the tracking of a parcel', () => {
  it.each(BOTH_WIDTHS)(
    'a tracking number that is typed when Shipped is pressed goes with the shipping and into the mail%s',
    async (_at, width) => {
      const owner = await newVerifiedCustomer();
      const id = await orderedProduct(owner, { paid: true });
      const page = await signedInPage(admin, { width });
      await page.goto(`/Dashboard/manage-all-orders/${id}`);
      await page.getByLabel('Carrier').fill('DHL ');
      await page.getByLabel('Number of the parcel').fill(' 00340434');
      await page.getByRole('button', { name: /^Mark RW-\S+ as shipped: / }).click();
      await page.getByRole('button', { name: /^Undo Shipped: / }).waitFor();
      const parcel = { carrier: 'DHL', number: '00340434' };
      const dhl = { ...parcel, url: trackingLink(SAMPLE_SETTINGS.carriers, parcel) };
      expect(await orderOf(owner, id)).toMatchObject({ shipped: true, tracking: dhl });
      await page.getByText('The parcel goes with DHL 00340434.').waitFor();
      // Nothing is left to save.
      await page.getByRole('link', { name: 'All orders' }).first().click();
      await page.waitForURL('**/Dashboard/manage-all-orders');
      await sendShippedMails({ ...deps, now: () => Date.now() + SHIP_UNDO_MS });
      expect((await mailAbout(id, 'shipped'))?.message.text).toContain('DHL 00340434');
    },
  );

  it.each(BOTH_WIDTHS)(
    'Shipped with a mistyped link ships nothing and says what is wrong beside the field%s',
    async (_at, width) => {
      const owner = await newCustomer();
      const id = await orderedProduct(owner, { paid: true });
      const page = await signedInPage(admin, { width });
      await page.goto(`/Dashboard/manage-all-orders/${id}`);
      const link = page.getByLabel('Link to the parcel');
      await link.fill('carrier.example');
      const ship = page.getByRole('button', { name: /^Mark RW-\S+ as shipped: / });
      await ship.click();
      await expect.poll(() => messageBeside(link)).toBe(VALIDATION.trackingUrl);
      await expect
        .poll(() => link.evaluate((field) => field === document.activeElement))
        .toBe(true);
      expect(await orderOf(owner, id)).toMatchObject({ shipped: false, tracking: null });
      await link.fill('https://carrier.example/t?id=1');
      await ship.click();
      await page.getByRole('button', { name: /^Undo Shipped: / }).waitFor();
      expect((await orderOf(owner, id)).tracking?.url).toBe('https://carrier.example/t?id=1');
    },
  );

  it('Shipped with what was saved of the parcel taken out of the fields ships without it', async () => {
    const owner = await newCustomer();
    const id = await orderedProduct(owner, { paid: true });
    const body = { carrier: 'DHL', number: '1' };
    await call('setTracking', { id }, { token: admin.token, body });
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    await page.getByLabel('Carrier').fill('');
    await page.getByLabel('Number of the parcel').fill('');
    await page.getByRole('button', { name: /^Mark RW-\S+ as shipped: / }).click();
    await page.getByRole('button', { name: /^Undo Shipped: / }).waitFor();
    expect(await orderOf(owner, id)).toMatchObject({ shipped: true, tracking: null });
  });

  it('the carrier that was used last comes with the next number, and its link with both', async () => {
    const owner = await newCustomer();
    const [first, second] = await Promise.all(
      [1, 2].map(() => orderedProduct(owner, { paid: true })),
    );
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders/${first}`);
    await page.getByLabel('Carrier').fill('UPS');
    await page.getByLabel('Number of the parcel').fill('1Z1');
    await page.getByText('Leave it empty to send https://www.ups.com/').waitFor();
    await page.getByRole('button', { name: 'Save tracking' }).click();
    await page.getByText('The parcel goes with UPS 1Z1.').waitFor();
    await page.goto(`/Dashboard/manage-all-orders/${second}`);
    const carrier = page.getByLabel('Carrier');
    expect(await carrier.inputValue()).toBe('');
    await page.getByLabel('Number of the parcel').fill('1Z2');
    await expect.poll(() => carrier.inputValue()).toBe('UPS');
    await page.getByRole('button', { name: 'Save tracking' }).click();
    await page.getByText('The parcel goes with UPS 1Z2.').waitFor();
    const parcel = { carrier: 'UPS', number: '1Z2' };
    const url = trackingLink(SAMPLE_SETTINGS.carriers, parcel);
    expect((await orderOf(owner, second ?? '')).tracking).toEqual({ ...parcel, url });
    // What was made of the number changes with it.
    await page.getByLabel('Number of the parcel').fill('1Z3');
    await page.getByRole('button', { name: 'Save tracking' }).click();
    await page.getByText('The parcel goes with UPS 1Z3.').waitFor();
    expect((await orderOf(owner, second ?? '')).tracking?.url).toMatch(/1Z3$/);
  });
});
