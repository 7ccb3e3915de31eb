/** More than the site has; whoever makes it of data does not fill the memory. */
const MOST = 4000;

/** Keeps a value for each key: the one that was made for it first. */
export function keeper<Key, Value>(): (key: Key, make: () => Value) => Value {
  const known = new Map<Key, Value>();
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const value = make();
    known.set(key, value);
    return value;
  };
}

/** Makes a value once for each key. */
export function keptFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const keep = keeper<Key, Value>();
  return (key) => keep(key, () => make(key));
}
