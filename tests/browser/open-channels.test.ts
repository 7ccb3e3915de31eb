import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { CHANNEL } from './support/listen-requests.ts';
import { followChannels } from './support/open-channels.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

/** The emulator keeps what it tells on a channel open for more. */
const READ_MS = 500;

/** What the emulator says to somebody who goes on with a channel: 400 where it knows of none. */
const statusOf = async (request: string): Promise<number> => {
  const { status, body } = await fetch(request);
  await body?.cancel();
  return status;
};

/** An admin looks at the orders and goes. `channel` is where the page was told of changes. */
async function goneFromOrders(page: Page) {
  const channels = followChannels(page.context());
  const asked = page.waitForRequest(
    (request) => CHANNEL.test(request.url()) && request.url().includes('TYPE=xmlhttp'),
  );
  await page.goto('/Dashboard/manage-all-orders');
  await page.getByRole('main').getByRole('row').first().waitFor();
  const channel = (await asked).url();
  await page.context().close();
  return { channel, ...channels };
}

/** All that was told on a channel of which nothing was ever confirmed. */
async function toldOn(channel: string): Promise<string> {
  const { body } = await fetch(channel, { signal: AbortSignal.timeout(READ_MS) });
  let told = '';
  try {
    for await (const part of body ?? []) told += Buffer.from(part).toString();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
  }
  return told;
}

it.skipIf(!browserAvailable)(
  'the emulator works nothing out for a page that is gone, and keeps no channel for it',
  async () => {
    const productId = await shopProduct({ name: unique('Roller') });
    const gone = await goneFromOrders(await signedInPage(await newAdmin()));
    const goneQuietly = await goneFromOrders(await signedInPage(await newAdmin()));
    await gone.stopListening();
    const order = await newOrder(await newCustomer(), productId);
    await expect.poll(() => toldOn(goneQuietly.channel)).toContain(order);
    expect(await toldOn(gone.channel)).not.toContain(order);

    expect(await statusOf(gone.channel)).toBe(200);
    await gone.end();
    expect(await statusOf(gone.channel)).toBe(400);
    await goneQuietly.end();
  },
);
