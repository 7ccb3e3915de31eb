import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LATE_AFTER_DAYS } from '@rollwell/functions/contract';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { markOrder, newOrder, orderOf } from '../support/api-orders.ts';
import { noteAnnounced } from './support/announced.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

const names = { unpaid: unique('Unpaid'), paid: unique('Paid'), shipped: unique('Shipped') };
let admin: TestUser;
const ids = { unpaid: '' };
beforeAll(async () => {
  admin = await newAdmin();
  const buyer = await newCustomer();
  ids.unpaid = await newOrder(buyer, await shopProduct({ name: names.unpaid }));
  const paid = await newOrder(buyer, await shopProduct({ name: names.paid }));
  await markOrder(paid, { paid: true, tranID: 'pi_paid' });
  const shipped = await newOrder(buyer, await shopProduct({ name: names.shipped }));
  await markOrder(shipped, { paid: true, shipped: true, tranID: 'pi_shipped' });
});

const filters = (page: Page) => page.getByRole('navigation', { name: 'Show' });
const row = (page: Page, name: string) => page.getByRole('row', { name });

/** Which of the three orders the table shows. */
async function expectShown(page: Page, shown: readonly (keyof typeof names)[]): Promise<void> {
  const found = async () => {
    const counts = await Promise.all(
      Object.entries(names).map(
        async ([state, name]) => [state, await row(page, name).count()] as const,
      ),
    );
    return counts.filter(([, count]) => count === 1).map(([state]) => state);
  };
  await expect.poll(found).toEqual(shown);
}

describe.skipIf(!browserAvailable)('the filters of Manage All Orders', () => {
  it('show unpaid, paid, shipped or all orders, by the URL and back, each with its transaction or as unpaid', async () => {
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/manage-all-orders');
    await expectShown(page, ['unpaid', 'paid', 'shipped']);
    const marked = filters(page).locator('[aria-current]');
    expect(await marked.allTextContents()).toEqual(['All']);
    await row(page, names.paid).getByText('pi_paid', { exact: true }).waitFor();
    await row(page, names.paid)
      .getByRole('button', { name: / as shipped: / })
      .waitFor();
    await row(page, names.unpaid).getByText('Unpaid', { exact: true }).waitFor();
    expect(
      await row(page, names.unpaid)
        .getByRole('button', { name: / as shipped: / })
        .count(),
    ).toBe(0);

    await filters(page).getByRole('link', { name: 'Unpaid' }).click();
    await expectShown(page, ['unpaid']);
    await filters(page).getByRole('link', { name: 'Paid', exact: true }).click();
    await expectShown(page, ['paid']);
    await filters(page).getByRole('link', { name: 'Shipped' }).click();
    await expectShown(page, ['shipped']);
    expect(await marked.allTextContents()).toEqual(['Shipped']);

    const shared = page.url();
    await page.goBack();
    await expectShown(page, ['paid']);
    await filters(page).getByRole('link', { name: 'All' }).click();
    await expectShown(page, ['unpaid', 'paid', 'shipped']);
    await page.goto(shared);
    await expectShown(page, ['shipped']);
  });

  it('mark what is late, disputed or withdrawn from', async () => {
    const name = unique('Late');
    const id = await newOrder(await newCustomer(), await shopProduct({ name }));
    await markOrder(id, { paid: true, tranID: 'pi_late' });
    const at = new Date().toISOString();
    const dispute = { disputeId: unique('dp'), at, amount: 1, reason: 'fraudulent', dueBy: null };
    await db.doc(`orders/${id}`).update({
      dispute: { ...dispute, state: 'open' },
      createdAt: new Date(Date.now() - (LATE_AFTER_DAYS + 1) * 24 * 60 * 60 * 1000),
    });
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/manage-all-orders?state=disputed');
    await row(page, name).getByText('Late, Disputed', { exact: true }).waitFor();
    await row(page, name).getByText('4 days ago', { exact: true }).waitFor();
  });

  it('let an order go that no longer fits, once the pointer has left', async () => {
    const page = await signedInPage(admin, {
      // The rows below move up. The call's answer and the listener both have the list read again,
      // and the first reading gives way to the second.
      expectedShifts: [/manage-all-orders/],
      expectedErrors: [/order\?state=paid: net::ERR_ABORTED/, /payment\/\w+: net::ERR_ABORTED/],
    });
    const listening = page.waitForResponse(/firestore\.v1\.Firestore\/Listen/);
    await page.goto('/Dashboard/manage-all-orders?state=paid');
    const ship = row(page, names.paid).getByRole('button', { name: / as shipped: / });
    await ship.waitFor();
    await listening;
    await ship.click();
    await row(page, names.paid).getByRole('button', { name: /^Undo/ }).waitFor();
    await page.getByRole('status').getByText('1 no longer here').waitFor();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await row(page, names.paid).waitFor({ state: 'detached' });
  });

  it('say what an empty one means, and lead back to all', async () => {
    // An empty list is shorter than the place that was held for it; what is below moves up.
    const page = await signedInPage(admin, { expectedShifts: [/manage-all-orders/] });
    await page.route(/\/order\?.*state=paid/, (route) => route.fulfill({ json: [] }));
    await page.goto('/Dashboard/manage-all-orders?state=paid');
    await page.getByText('There is nothing to ship').waitFor();
    await page.getByRole('link', { name: 'Show all orders' }).click();
    await row(page, names.unpaid).waitFor();
  });
});

describe.skipIf(!browserAvailable)('Shipped in the list of paid orders', () => {
  const expectedErrors = [/order\?state=paid: net::ERR_ABORTED/, /payment\/\w+: net::ERR_ABORTED/];
  const paidOrders = async (count: number) => {
    const buyer = await newCustomer();
    const name = unique('Row');
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const id = await newOrder(buyer, await shopProduct({ name: `${name} ${index}` }));
      await markOrder(id, { paid: true, tranID: `pi_${id}` });
      ids.push(id);
    }
    // The newest order stands on top.
    return { name, ids: ids.reverse(), buyer };
  };

  it('clicked six times at one spot ships one order, and Undo takes it back', async () => {
    const { name, ids, buyer } = await paidOrders(3);
    const page = await signedInPage(admin, { expectedErrors });
    await page.goto('/Dashboard/manage-all-orders?state=paid');
    const top = row(page, `${name} 2`);
    const ship = top.getByRole('button', { name: / as shipped: / });
    await ship.waitFor();
    const box = await ship.boundingBox();
    if (!box) throw new Error('the button has no place');
    for (let click = 0; click < 6; click += 1) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 20 });
      await page.waitForTimeout(300);
    }
    const shipped = async () =>
      (await Promise.all(ids.map((id) => orderOf(buyer, id)))).map((order) => order.shipped);
    await expect.poll(shipped).toEqual([true, false, false]);
    await top.getByText('Shipped', { exact: true }).waitFor();
    await top.getByRole('button', { name: /^Undo/ }).click();
    await ship.waitFor();
    expect(await shipped()).toEqual([false, false, false]);
  });

  it('leaves the row and its Undo, and says so, also where the mouse is gone at once', async () => {
    const { name } = await paidOrders(2);
    const page = await signedInPage(admin, { expectedErrors });
    const listening = page.waitForResponse(/firestore\.v1\.Firestore\/Listen/);
    await page.goto('/Dashboard/manage-all-orders?state=paid');
    const said = await noteAnnounced(page);
    await row(page, `${name} 0`).waitFor();
    await listening;
    // The listener has spoken by then, and its news of what is shipped is as fast as the answer.
    await page.waitForTimeout(1000);
    for (const each of [`${name} 1`, `${name} 0`]) {
      await row(page, each)
        .getByRole('button', { name: / as shipped: / })
        .click();
      await page.mouse.move(0, 0);
      await expect.poll(() => said.join(' ')).toContain(`${each}: Shipped.`);
    }
    await page.waitForTimeout(2000);
    await row(page, `${name} 0`).getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => said.join(' ')).toContain(`${name} 0: not shipped yet.`);
  });

  it('keeps every row in its place while an order comes in and another is shipped elsewhere', async () => {
    const { name, ids, buyer } = await paidOrders(2);
    const page = await signedInPage(admin, { expectedErrors });
    const listening = page.waitForResponse(/firestore\.v1\.Firestore\/Listen/);
    await page.goto('/Dashboard/manage-all-orders?state=paid');
    const [upper, lower] = [row(page, `${name} 1`), row(page, `${name} 0`)];
    await lower.hover();
    await listening;
    const place = await lower.boundingBox();

    await call('shipOrder', { id: ids[0] ?? '' }, { token: admin.token });
    await upper.getByText('Shipped', { exact: true }).waitFor();
    const late = await newOrder(buyer, await shopProduct({ name: `${name} late` }));
    await markOrder(late, { paid: true, tranID: `pi_${late}` });
    await page.getByRole('status').getByText('1 new, 1 no longer here').waitFor();
    expect(await lower.boundingBox()).toEqual(place);
    expect(await row(page, `${name} late`).count()).toBe(0);
  });
});
