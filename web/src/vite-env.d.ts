/// <reference types="vite/client" />

/** What a build may be told through the environment. */
interface ImportMetaEnv {
  /** `true` connects to the emulators on the page's host although it is not this machine. */
  readonly VITE_USE_EMULATORS?: string;
  /** The Firebase console's configuration object as JSON; without it, Hosting's own is fetched. */
  readonly VITE_FIREBASE_CONFIG?: string;
  /** The site key of App Check's reCAPTCHA Enterprise; a build without one leaves App Check out. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** `auth=… firestore=…`, where a shop of `npm run dev` has ports of its own. */
  readonly VITE_EMULATOR_PORTS?: string;
  /** The key of the picture upload; no build goes without one. */
  readonly VITE_UPLOAD_KEY: string;
}
