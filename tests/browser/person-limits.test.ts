import { LIMITED, TOAST } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { expireHolds } from '../support/api-holds.ts';
import { browserAvailable } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { fillDelivery, openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

describe.skipIf(!browserAvailable)('the Purchase screen', () => {
  it('says at the quantity how many pieces are kept for somebody whose holds ran out', async () => {
    const customer = await newCustomer();
    const page = await signedInPage(customer, { expectedErrors: [/status of 429/] });
    const productId = await shopProduct({ minOrder: 2, available: 100 });
    await expireHolds(customer, productId, 3);
    const form = await openOrderForm(page, productId);
    await fillDelivery(page);
    await form.quantity.fill('100');
    await form.submit.click();
    await expectToast(page, TOAST.somethingWrong);
    await expect.poll(() => messageBeside(form.quantity)).toBe(LIMITED.stockShare(20));
    expect(await page.getByText(LIMITED.stockShare(20)).count()).toBe(1);
    await form.quantity.fill('20');
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
  });
});
