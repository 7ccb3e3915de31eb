/**
 * Stands in, in the bundle, for the SDKs that reactfire names but this site does not use through
 * it; vite.config.ts puts it there. reactfire is one module, so the sign-in code would otherwise
 * load Firestore, Realtime Database, Functions, Remote Config and Storage for every visitor.
 * Live reads go through `useLiveDocuments`, which loads Firestore itself. That in turn would bring
 * `re2js`, a fifth of it, for the regular expressions of pipelines, which the site does not use.
 */
const absent = (): never => {
  throw new Error('This part of Firebase is not built into the site; see unused-sdks.ts.');
};

const RE2JS = { compile: absent };

export {
  RE2JS,
  absent as ensureInitialized,
  absent as get,
  absent as getAll,
  absent as getBoolean,
  absent as getDownloadURL,
  absent as getNumber,
  absent as getString,
  absent as getValue,
  absent as httpsCallable,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onSnapshot,
  absent as onValue,
  absent as queryEqual,
  absent as ref,
};
