/**
 * Stands in for `firebase/database` in the bundle. reactfire lists these names in a table at its top
 * level, which keeps the whole Realtime Database SDK; this site has no such database.
 */
const absent = (): never => {
  throw new Error('This site has no Realtime Database.');
};

export {
  absent as get,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onValue,
};
