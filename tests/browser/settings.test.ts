import { SAMPLE_SETTINGS, TOAST } from '@rollwell/functions/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdmin } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { writeDirectly } from '../support/direct-writes.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';
import { BOTH_WIDTHS } from './support/views.ts';

const stored = db.doc('settings/shop');
const forgetSettings = () => writeDirectly((batch) => batch.delete(stored));

/** Nobody has saved any settings, before and for whoever comes after. */
beforeAll(forgetSettings);
afterAll(forgetSettings);

describe.skipIf(!browserAvailable)('the settings of the shop', () => {
  it('are changed by an admin, with a history, and not over the head of another one', async () => {
    const admin = await newAdmin();
    const page = await signedInPage(admin, { expectedErrors: [/status of 409/] });
    await page.goto('/Dashboard/settings');
    const city = page.getByRole('textbox', { name: 'City' });
    const changes = page.getByRole('region', { name: 'Changes' });
    await changes.getByText('Nobody has changed the settings yet').waitFor();
    await page.getByText('Of €100.00 that somebody pays, €15.97 is VAT').waitFor();

    // The texts of the law are samples until each is confirmed, with the day of it.
    const texts = page.getByRole('group', { name: 'Texts of the law' });
    expect(await texts.getByText('A sample', { exact: true }).count()).toBe(5);
    await texts.getByLabel('Confirmed: Terms').check();
    await texts.getByText(/^Confirmed on /).waitFor();
    await texts.getByLabel('Confirmed: Terms').uncheck();
    expect(await texts.getByText('A sample', { exact: true }).count()).toBe(5);

    // What is missing is said beside its field, and nothing is saved.
    await city.fill('');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('City is required').waitFor();

    await city.fill('Hamburg');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expectToast(page, TOAST.updated);
    await changes.getByText('from “Berlin” to “Hamburg”').waitFor();
    await changes.getByText(admin.email).waitFor();
    expect(await city.inputValue()).toBe('Hamburg');

    // Somebody else changes two facts, one of which is changed here, too.
    const { body: saved } = await call('getSettings', {}, { token: admin.token });
    const seller = { ...saved.seller, city: 'Kiel', phone: '+49 431 1' };
    const others = await call(
      'updateSettings',
      {},
      { token: admin.token, body: { ...saved, seller } },
    );
    expect(others.status).toBe(200);
    await city.fill('Bremen');
    await page.getByRole('button', { name: 'Save settings' }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Somebody changed the settings while you were editing them',
    });
    await dialog.getByLabel('Saved meanwhile: +49 431 1').waitFor();
    await dialog.getByLabel('Yours: Bremen').check();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await changes.getByText('from “Kiel” to “Bremen”').waitFor();
    const { body: chosen } = await call('getSettings', {}, { token: admin.token });
    expect(chosen.seller).toEqual({
      ...SAMPLE_SETTINGS.seller,
      city: 'Bremen',
      phone: '+49 431 1',
    });

    // The form goes on from what was saved, and asks before it is left with something that was not.
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Phone' }).inputValue())
      .toBe('+49 431 1');
    await city.fill('Ulm');
    await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/messages$/);

    // Everybody reads it in the imprint, which every page leads to.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
    await page.waitForURL(/imprint$/);
    await page.getByText('10999 Bremen').waitFor();
    await page.reload();
    await page.getByText('10999 Bremen').waitFor();
  });
});

// The history is empty before anybody has saved anything, so this comes after.
describe.skipIf(!browserAvailable)('where parcels go', () => {
  it.each(BOTH_WIDTHS)(
    'is set by an admin, country by country, and said to everybody%s',
    async (_at, width) => {
      const page = await signedInPage(await newAdmin(), { width });
      await page.goto('/Dashboard/settings');
      const adding = page.getByLabel('Add a country');
      const said = page.getByText('Malta: Delivery to other countries');
      const saidBefore = await said.count();
      await adding.selectOption({ label: 'Malta' });
      const malta = page.getByRole('group', { name: 'Malta' });
      expect(await malta.getByLabel(/^VAT, in per cent/).inputValue()).toBe('18');
      await malta.getByLabel('Reduced VAT').fill('51');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await malta.getByText('Delivery is required').waitFor();
      await malta.getByText('VAT is a number of per cent from 0 to 50').waitFor();
      await malta.getByLabel('Reduced VAT').fill('');
      await malta.getByLabel('A delivery costs').fill('24,50');
      await malta.getByText('€24.50 for each order').waitFor();
      await malta.getByLabel('On its way').fill('9');
      await page.getByRole('button', { name: 'Add days on which you are closed' }).click();
      const closed = page.getByRole('group', { name: 'Closed, 1' });
      await closed.getByLabel('First day').fill('2030-12-24');
      await closed.getByLabel('Last day').fill('2030-12-23');
      await closed.getByLabel('Last day').blur();
      await closed.getByText('It ends before it begins').waitFor();
      await closed.getByLabel('Last day').fill('2030-12-31');
      expect(await faultsInBothSchemes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expectToast(page, TOAST.updated);
      await expect.poll(() => said.count()).toBeGreaterThan(saidBefore);

      const visitor = await openPage();
      await expect
        .poll(
          async () => {
            await visitor.goto('/home/delivery');
            return visitor.getByText('Malta: €24.50 for an order').count();
          },
          { timeout: 90_000, interval: 3000 },
        )
        .toBe(1);

      await page.getByText('Closed from “” to “2030-12-24 to 2030-12-31”').first().waitFor();
      await closed.getByRole('button', { name: 'Remove closed, 1' }).click();
      await malta.getByRole('button', { name: 'Remove Malta' }).click();
      expect(await adding.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect.poll(async () => (await stored.get()).get('abroad') as object[]).toHaveLength(7);
    },
  );
});

describe.skipIf(!browserAvailable)('the form of the settings', () => {
  it('unfolds the country that keeps it from being saved, and takes out one row for two clicks at one spot', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/settings');
    const austria = page.getByRole('group', { name: 'Austria' });
    const cost = austria.getByLabel('A delivery costs');
    await austria.locator('summary').click();
    await cost.fill('');
    await cost.blur();
    // It has been left, so that its message stands already; one that comes later unfolds the country again.
    await austria.getByText('Delivery is required').waitFor();
    await austria.locator('summary').click();
    await cost.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Save settings' }).click();
    await austria.getByText('Delivery is required').waitFor();
    expect(await cost.evaluate((field) => field === document.activeElement)).toBe(true);

    const add = page.getByRole('button', { name: 'Add days on which you are closed' });
    for (let count = 0; count < 3; count += 1) await add.click();
    const rows = page.getByRole('group', { name: /^Closed, / });
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByRole('button', { name: 'Remove closed, 1' }).dblclick();
    await expect.poll(() => rows.count()).toBe(2);
  });
});
