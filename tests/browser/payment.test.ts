import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { control, eventsOf } from '../support/api-gateway.ts';
import { pay } from '../support/api-paid-orders.ts';
import { delivery, newOrder, orderOf } from '../support/api-orders.ts';
import { expectAnnounced } from './support/announced.ts';
import { decideCheckout, goToCheckout } from './support/checkout.ts';
import { browserAvailable } from './support/chromium.ts';
import { UNTIL_READ_AGAIN_MS } from './support/payment-screen.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

const NOT_FOUND = [/status of 404/];

describe.skipIf(!browserAvailable)('the Payment screen', () => {
  it('speaks of one piece as of one', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct({ minOrder: 1 }), 1);
    const page = await signedInPage(customer);
    await page.goto(`/payment/${id}`);
    await page.getByText(/^We keep this piece for you until tomorrow, \d\d:\d\d\.$/).waitFor();
  });

  it('shows what is to be paid and until when the pieces are kept; a declined card leaves it unpaid and says so, the next try pays it', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct({ name: 'Pole 2 m', price: 4.35 }), 40);
    const page = await signedInPage(customer);
    await page.goto(`/payment/${id}`);
    await page.getByText(/^We keep these 40 pieces for you until tomorrow, \d\d:\d\d\.$/).waitFor();
    const main = await page.getByRole('main').innerText();
    for (const fact of ['Pole 2 m', '40 pieces', '€174.00', customer.email]) {
      expect(main).toContain(fact);
    }
    // The goods by themselves, whatever delivery adds.
    expect(await page.locator('dt:text-is("Price of the pieces") + dd').textContent()).toBe(
      '€174.00',
    );
    expect(await page.title()).toBe('Payment | Rollwell');

    await goToCheckout(page);
    await decideCheckout(page, 'Decline');
    await page.getByText('The payment was declined').waitFor();
    expect(await orderOf(customer, id)).toMatchObject({ ...delivery, paid: false });
    await page.getByText(delivery.address, { exact: true }).waitFor();

    await goToCheckout(page);
    await decideCheckout(page, 'Approve');
    await page.getByText('Paid. Thank you').waitFor();
    const order = await orderOf(customer, id);
    expect(order.paid).toBe(true);
    expect(order.tranID).toMatch(/^pi_/);
    await page.getByText(order.tranID ?? 'no transaction').waitFor();
  });

  it('waits for the gateway to confirm, and becomes paid by itself', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct());
    // The note about waiting gives way to the receipt.
    const page = await signedInPage(customer, { expectedShifts: [/^\/payment\/\S+ shifted/] });
    await page.goto(`/payment/${id}`);
    await goToCheckout(page);
    await control({ drop: 1 });
    await decideCheckout(page, 'Approve');
    await page.getByText('Your payment is being confirmed').waitFor();
    expect(await page.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0);
    expect((await orderOf(customer, id)).paid).toBe(false);

    const [event] = await eventsOf(id);
    await control({ redeliver: event?.id });
    await page.getByText('Paid. Thank you').waitFor();
  });

  it('says so when the order is cancelled while the screen is open', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct());
    const page = await signedInPage(customer, { ownBrowser: true, expectedErrors: NOT_FOUND });
    await page.clock.install();
    await page.goto(`/payment/${id}`);
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    await call('cancelOrder', { id }, { token: customer.token });
    await page.clock.fastForward(UNTIL_READ_AGAIN_MS);
    await page.getByText('This order was cancelled').waitFor();
    expect(await page.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0);
  });

  it('shows and says that the order was paid in another tab', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct({ name: 'Pole 3 m' }));
    // Receipt and next steps take the place of the button.
    const page = await signedInPage(customer, {
      ownBrowser: true,
      expectedShifts: [/^\/payment\/\S+ shifted/],
    });
    await page.clock.install();
    await page.goto(`/payment/${id}`);
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    await pay(customer, id);
    await page.clock.fastForward(UNTIL_READ_AGAIN_MS);
    await page.getByText('Paid. Thank you').waitFor();
    await expectAnnounced(page, 'Pole 3 m: Paid.');
  });

  it('shows nothing of an order of somebody else', async () => {
    const id = await newOrder(await newCustomer(), await shopProduct({ name: 'Not yours' }));
    const page = await signedInPage(await newCustomer(), { expectedErrors: NOT_FOUND });
    await page.goto(`/payment/${id}`);
    await page.getByText('There is no such order').waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('Not yours');
  });
});
