import type { BrowserContext, Disposable } from 'playwright-core';
import type { TestUser } from '../../support/api-accounts.ts';
import { SHOP } from '../../support/api-client.ts';

/** The demo project's key, by which the sign-in SDK names its entry. */
const FIREBASE_USER = 'firebase:authUser:demo-api-key:[DEFAULT]';
const ACCESS_TOKEN = 'accessToken';
/** Says that the entries were written, so that somebody who signed out stays so. */
const WRITTEN = 'written by a test';

const HOUR_MS = 3_600_000;

/** A user as the sign-in SDK stores it; it asks the provider for everything else itself. */
const storedUser = ({ uid, email, idToken, refreshToken }: TestUser): string =>
  JSON.stringify({
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      accessToken: idToken,
      refreshToken,
      expirationTime: Date.now() + HOUR_MS,
    },
  });

interface Entries {
  shop: string;
  written: string;
  entries: Record<string, string>;
}

/** Runs in the page, before anything of it. */
function writeOnce({ shop, written, entries }: Entries): void {
  if (location.origin !== shop || localStorage.getItem(written) !== null) return;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  localStorage.setItem(written, 'yes');
}

/**
 * Has the shop's pages of a context find what a sign-in on this device leaves in storage: the
 * SDK's user, which it moves to its own database, and the access token. Dispose of what it gives where
 * the context goes on to somebody else.
 */
export const storeSession = (context: BrowserContext, user: TestUser): Promise<Disposable> =>
  context.addInitScript(writeOnce, {
    shop: new URL(SHOP).origin,
    written: WRITTEN,
    entries: { [FIREBASE_USER]: storedUser(user), [ACCESS_TOKEN]: user.token },
  });
