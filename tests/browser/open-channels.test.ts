import { expect, it } from 'vitest';
import { newAdmin } from '../support/api-accounts.ts';
import { browserAvailable } from './support/chromium.ts';
import { CHANNEL, followChannels } from './support/open-channels.ts';
import { signedInPage } from './support/sign-in.ts';

/** What the emulator says to somebody who goes on with a channel: 400 where it knows of none. */
const statusOf = async (request: string): Promise<number> => {
  const { status, body } = await fetch(request);
  await body?.cancel();
  return status;
};

it.skipIf(!browserAvailable)('the emulator listens no longer for a page that is gone', async () => {
  const page = await signedInPage(await newAdmin());
  const end = followChannels(page.context());
  const asked = page.waitForRequest(
    (request) => CHANNEL.test(request.url()) && request.url().includes('TYPE=xmlhttp'),
  );
  await page.goto('/Dashboard/manage-all-orders');
  const channel = (await asked).url();
  await page.context().close();
  expect(await statusOf(channel)).toBe(200);
  await end();
  expect(await statusOf(channel)).toBe(400);
});
