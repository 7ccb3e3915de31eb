/** More than the site has; whoever makes it of data does not fill the memory. */
export const MOST = 4000;

/** Makes a value once for each key. */
export function keptFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
