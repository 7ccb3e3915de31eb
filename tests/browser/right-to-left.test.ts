import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { newAdmin, newCustomer } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { orderBody, placeOrder } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

/** How far to the left a part of what an element says begins, in CSS pixels. */
const leftOf = (element: Locator, part: string): Promise<number> =>
  element.evaluate((holder, words) => {
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(words);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`“${words}” does not stand there.`);
  }, part);

it.skipIf(!browserAvailable)(
  'a name that is written from right to left leaves house number and postcode behind it',
  async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const address = { customerName: 'محمد علي', address: '12 Lindenstraße' };
    const place = { ...address, city: 'Berlin', postcode: '10115' };
    const order = async (): Promise<string> => {
      const answer = await placeOrder(customer, orderBody(await shopProduct(), 2, place));
      if (answer.status !== 201) throw new Error(answer.error.message);
      return answer.body.insertedId;
    };
    const [id, cancelled] = [await order(), await order()];
    await call('cancelOrder', { id: cancelled }, { token: customer.token });
    const page = await signedInPage(admin, { width: 1280 });

    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    const facts = page.getByRole('definition').filter({ hasText: address.customerName });
    await facts.waitFor();
    expect(await leftOf(facts, '12')).toBeGreaterThan(await leftOf(facts, address.customerName));

    await page.goto('/Dashboard/manage-all-orders?state=cancelled');
    const cell = page.getByRole('cell').filter({ hasText: address.customerName }).first();
    await cell.waitFor();
    expect(await leftOf(cell, '10115')).toBeGreaterThan(await leftOf(cell, address.customerName));
  },
);
