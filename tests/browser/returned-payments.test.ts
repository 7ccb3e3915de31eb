import type { ReturnedPayment } from '@rollwell/functions/contract';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, type TestUser } from '../support/api-accounts.ts';
import { browserAvailable } from './support/chromium.ts';
import { holdBack } from './support/held.ts';
import { signedInPage } from './support/sign-in.ts';

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});

const tooLate: ReturnedPayment = {
  _id: 'cs_1',
  orderId: 'order-1',
  amount: 13.05,
  reason: 'order_gone',
  tranID: 'pi_1',
  refundId: 're_1',
  returnedAt: '2026-11-21T08:00:00.000Z',
};
const ORDERS = /\/order(\?.*)?$/;
const section = (page: Page) => page.getByRole('region', { name: 'Payments that went back' });

/** Opens the admin's orders; the list comes as `answer` says once the rest of the screen is there. */
async function openOrders(
  page: Page,
  answer: (route: Route) => Promise<void>,
  returnedPayments: readonly ReturnedPayment[] = [tooLate],
): Promise<{ release: () => void }> {
  await page.route(ORDERS, answer);
  const release = await holdBack(page, ORDERS);
  await page.route(/\/payment\/returned$/, (route) => route.fulfill({ json: returnedPayments }));
  const returned = page.waitForResponse(/\/payment\/returned$/);
  await page.goto('/Dashboard/manage-all-orders');
  await page
    .getByRole('main')
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor();
  await returned;
  return { release };
}

// That nothing on the page moved is looked at for every page, at the end of its test.
describe.skipIf(!browserAvailable)('the payments that went back', () => {
  it('wait until the orders above them are there, and then stay where they are', async () => {
    const page = await signedInPage(admin);
    const { release } = await openOrders(page, (route) => route.fulfill({ json: [] }));
    expect(await section(page).count()).toBe(0);
    release();
    await section(page).waitFor();
    await page.waitForTimeout(500);
    expect(await section(page).isVisible()).toBe(true);
  });

  it('leave no empty place where there are none', async () => {
    const page = await signedInPage(admin);
    const { release } = await openOrders(page, (route) => route.fulfill({ json: [] }), []);
    release();
    await page.getByText('There are no orders yet').waitFor();
    expect(await section(page).count()).toBe(0);
  });

  it('are there as well where the orders cannot be read', async () => {
    const page = await signedInPage(admin, { expectedErrors: [/status of 400/] });
    const error = { code: 'invalid_request', message: 'Not just now.' };
    const { release } = await openOrders(page, (route) =>
      route.fulfill({ status: 400, json: { error } }),
    );
    release();
    await page.getByRole('alert').filter({ hasText: 'Not just now.' }).waitFor();
    await section(page).waitFor();
    expect(await section(page).textContent()).toContain('Payments that went back');
  });
});
