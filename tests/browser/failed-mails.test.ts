import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, newVerifiedCustomer, unique } from '../support/api-accounts.ts';
import { newFailedMail } from '../support/api-failed-mails.ts';
import { storedMail } from '../support/api-mails.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { browserAvailable } from './support/chromium.ts';
import { orderedProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';
import { BOTH_WIDTHS } from './support/views.ts';

describe.skipIf(!browserAvailable)('mails that were not delivered', () => {
  it.each(BOTH_WIDTHS)(
    'are found from Today, with what the server said, and sent again%s',
    async (_at, width) => {
      const subject = unique('Your order');
      const id = await newFailedMail(subject);
      const page = await signedInPage(await newAdmin(), { width });
      await page.goto('/Dashboard/today');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Mails not delivered' }).click();
      const card = main.getByRole('article').filter({ hasText: subject });
      await card.getByText('User unknown').waitFor();
      await card.getByText('16 tries').waitFor();
      expect(await faultsInBothSchemes(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await card.getByRole('button', { name: 'Send again' }).focus();
      await page.keyboard.press('Enter');
      await expectToast(page, 'It is sent within a minute.');
      await card.waitFor({ state: 'detached' });
      expect((await storedMail(id))?.state).toBe('pending');
    },
  );
});

describe.skipIf(!browserAvailable)('My orders', () => {
  it('say to whoever has not verified the address what waits for that, and to nobody else', async () => {
    const people = [
      [await newCustomer(), 1],
      [await newVerifiedCustomer(), 0],
    ] as const;
    for (const [owner, times] of people) {
      await orderedProduct(owner, { paid: true });
      const page = await signedInPage(owner);
      await page.goto('/Dashboard/my-orders');
      const main = page.getByRole('main');
      await main.getByRole('list', { name: 'My orders' }).waitFor();
      const waiting = main.getByText(`wait until you have verified ${owner.email}`);
      expect(await waiting.count()).toBe(times);
    }
  });
});
