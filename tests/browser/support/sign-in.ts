import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { PASSWORD, type TestUser } from '../../support/api-accounts.ts';
import { openPage, takeBack, type PageOptions } from './chromium.ts';
import { signInBy } from './sign-in-by.ts';
import { storeSession } from './stored-session.ts';

/** An empty page whose visitor signed in as this test user before; it has opened nothing yet. */
export async function signedInPage(user: TestUser, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  const stored = await storeSession(page.context(), user);
  onTestFinished(() => takeBack(stored));
  return page;
}

/** A page on which this test user has just come in through the login screen. */
export async function loggedInPage(user: TestUser, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await signInBy(page, user.email, PASSWORD);
  return page;
}
