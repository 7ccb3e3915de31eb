import type { Page } from 'playwright-core';
import { PASSWORD, type TestUser } from '../../support/api-accounts.ts';
import { openPage, type PageOptions } from './chromium.ts';
import { signInBy } from './sign-in-by.ts';

/** A page on which this test user is signed in. */
export async function signedInPage(user: TestUser, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await signInBy(page, user.email, PASSWORD);
  return page;
}
