import { describe, it } from 'vitest';
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
});
