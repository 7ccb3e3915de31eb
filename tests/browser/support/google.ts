import type { Page } from 'playwright-core';
import { googlePopupStandIn } from '../../support/google-popup-stand-in.ts';

/** The SDK's own code complains once its frame has answered, also where all is well. */
export const GOOGLE_NOISE = [/auth\/internal-error/];

/** Signs in with a new Google account of the emulator, by the button of this name. */
export async function signInWithGoogle(page: Page, button: string): Promise<void> {
  const context = page.context();
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googlePopupStandIn }),
  );
  // The emulator's window takes its looks from the internet; the test does without.
  await context.route(/^https:\/\/(fonts\.googleapis\.com|unpkg\.com)\//, (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opened;
  await popup.getByText('Add new account').click();
  await popup.getByText('Auto-generate').click();
  await popup.getByRole('button', { name: /Sign in/ }).click();
}
