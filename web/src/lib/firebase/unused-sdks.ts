/**
 * What `vite.config.ts` gives reactfire for the SDKs of Firebase that the site does not use through it.
 * reactfire is one module: without this, sign-in would load Firestore, Realtime Database, Functions,
 * Remote Config and Storage for every visitor. Live reads load Firestore by themselves
 * (`useLiveDocuments`).
 */
const absent = (): never => {
  throw new Error('This part of Firebase is not built into the site; see unused-sdks.ts.');
};

export {
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
