import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { decide, newCheckout } from '../support/api-gateway.ts';
import { newOrder } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

describe.skipIf(!browserAvailable).each(WIDTHS)('at $width px', (view) => {
  it.each(['/payment/', '/Dashboard/my-orders/', '/Dashboard/my-orders'])(
    'an order that is paid in another tab moves nothing on %s',
    async (screen) => {
      const customer = await newCustomer();
      const id = await newOrder(customer, await shopProduct());
      const page = await signedInPage(customer, view);
      await page.goto(screen.endsWith('/') ? `${screen}${id}` : screen);
      await page
        .getByText(/We keep|Pay now/)
        .first()
        .waitFor();
      await decide((await newCheckout(customer, id)).url, 'approve');
      await page.getByText(/^Paid/).first().waitFor();
      await page.waitForTimeout(500);
    },
  );

  it('leaves no blank where the payment was, for whoever pays in another tab and comes back', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct());
    const page = await signedInPage(customer, { ...view, expectedShifts: [/^\/payment/] });
    const done = page.getByRole('main').getByRole('status').filter({ hasText: 'Paid' });
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
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await decide((await newCheckout(customer, id)).url, 'approve');
    await done.waitFor();
    await show('visible');
    await expect.poll(blank).toBeLessThan(48);
  });
});
