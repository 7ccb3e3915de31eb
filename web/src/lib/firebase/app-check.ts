import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * From here on each call to Firebase carries a token that tells it from a script's. To be set up
 * before sign-in and Firestore are; it loads reCAPTCHA, a script of Google's.
 *
 * @param siteKey key of reCAPTCHA Enterprise for the hosts of this shop
 */
export function useAppCheck(app: FirebaseApp, siteKey: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
