import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { pay } from '../support/api-paid-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { UNTIL_READ_AGAIN_MS } from './support/payment-screen.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

describe.skipIf(!browserAvailable).each(WIDTHS)('at $width px', (view) => {
  it.each(['/payment/', '/Dashboard/my-orders/', '/Dashboard/my-orders'])(
    'an order that is paid in another tab moves nothing on %s',
    async (screen) => {
      const customer = await newCustomer();
      const id = await newOrder(customer, await shopProduct());
      const listens = screen !== '/payment/';
      const page = await signedInPage(customer, { ...view, ownBrowser: !listens });
      if (!listens) await page.clock.install();
      await page.goto(screen.endsWith('/') ? `${screen}${id}` : screen);
      await page
        .getByText(/We keep|Pay now/)
        .first()
        .waitFor();
      await pay(customer, id);
      if (!listens) await page.clock.fastForward(UNTIL_READ_AGAIN_MS);
      await page.getByText(/^Paid/).first().waitFor();
      await page.waitForTimeout(500);
    },
  );

  it('leaves no blank where the payment was, for whoever pays in another tab and comes back', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct());
    const page = await signedInPage(customer, { ...view, expectedShifts: [/^\/payment/] });
    const done = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'We pack your order' });
    const blank = async (): Promise<number> => {
      const [above, below] = await Promise.all([
        done.boundingBox(),
        page.getByRole('heading', { name: 'What happens next' }).boundingBox(),
      ]);
      return (below?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await page.goto(`/payment/${id}`);
    await page.getByText('We keep').first().waitFor();
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await show('hidden');
    await pay(customer, id);
    await show('visible');
    await done.waitFor();
    await expect.poll(blank).toBeLessThan(48);
    // And it stays so.
    await page.waitForTimeout(2500);
    expect(await blank()).toBeLessThan(48);
  });
});
