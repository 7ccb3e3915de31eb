import { TOAST } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { availableOf } from '../support/api-orders.ts';
import { openBasketForm, saveLines, twoProducts } from './support/basket.ts';
import { browserAvailable } from './support/chromium.ts';
import { fillDelivery } from './support/order-form.ts';
import { changeProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

/** Runs in the page: a press is painted before it is acted on, and here that takes until it is told. */
function holdPresses(): () => void {
  const MOST_WAIT_MS = 100;
  const { requestAnimationFrame: paint, setTimeout: wait } = globalThis;
  const held: (() => void)[] = [];
  globalThis.requestAnimationFrame = (act) => held.push(() => paint(act));
  const waitOrHold = (act: () => void, ms?: number) =>
    ms === MOST_WAIT_MS ? held.push(act) : wait(act, ms);
  globalThis.setTimeout = waitOrHold as typeof setTimeout;
  return () => {
    Object.assign(globalThis, { requestAnimationFrame: paint, setTimeout: wait });
    for (const act of held) act();
  };
}

describe.skipIf(!browserAvailable)('a press of Place order', () => {
  it('orders nothing at a price that came into sight after the press', async () => {
    const { tray, lines } = await twoProducts();
    const owner = await newCustomer();
    await saveLines(owner, lines);
    const page = await signedInPage(owner, {
      expectedErrors: [/status of 409/],
      expectedShifts: [/^\/basket/],
    });
    const form = await openBasketForm(page);
    await fillDelivery(page);
    const letGo = await page.evaluateHandle(holdPresses);
    await form.submit.click();
    await changeProduct(tray, { price: 3 });
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await page.getByText('The price has changed from €2.00 to €3.00').waitFor();
    await letGo.evaluate((go) => go());
    await expectToast(page, TOAST.somethingWrong);
    expect(await availableOf(tray)).toBe(9);
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    expect(await availableOf(tray)).toBe(7);
  });
});
