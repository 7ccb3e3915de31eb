import { SAMPLE_SETTINGS, TOAST } from '@rollwell/functions/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdmin } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable } from './support/chromium.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

const stored = db.doc('settings/shop');
const forgetSettings = () => stored.delete();

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
    expect(await faultsInBothSchemes(page)).toEqual([]);

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
    expect(await faultsInBothSchemes(page)).toEqual([]);
  });
});
