import { equals, stringList } from '../values/compare.ts';
import {
  expectType,
  int,
  list,
  type MapDiffValue,
  type MapValue,
  type Value,
} from '../values/value.ts';
import { stringSet } from './collection-methods.ts';
import { type MethodTable } from './method-table.ts';

const lookUp = (self: MapValue, keys: readonly Value[], fallback: Value): Value => {
  let found: Value = self;
  for (const key of keys) {
    const { value } = expectType(key, 'string', 'a key');
    const next: Value | undefined = found.type === 'map' ? found.fields.get(value) : undefined;
    if (next === undefined) return fallback;
    found = next;
  }
  return found;
};

export const mapMethods: MethodTable<MapValue> = {
  size: (self) => int(self.fields.size),
  keys: (self) => stringList(self.fields.keys()),
  values: (self) => list([...self.fields.values()]),
  get: (self, key, fallback) => lookUp(self, key.type === 'list' ? key.items : [key], fallback),
  diff: (self, before) => ({
    type: 'map_diff',
    after: self,
    before: expectType(before, 'map', 'the argument of diff'),
  }),
};

const keysWhere = (
  { after, before }: MapDiffValue,
  wanted: (now: Value | undefined, then: Value | undefined) => boolean,
) => {
  const keys = new Set([...after.fields.keys(), ...before.fields.keys()]);
  return stringSet(
    [...keys].filter((key) => wanted(after.fields.get(key), before.fields.get(key))),
  );
};

const isSame = (now: Value | undefined, then: Value | undefined): boolean =>
  now !== undefined && then !== undefined && equals(now, then);

export const mapDiffMethods: MethodTable<MapDiffValue> = {
  addedKeys: (self) => keysWhere(self, (_now, then) => then === undefined),
  removedKeys: (self) => keysWhere(self, (now) => now === undefined),
  changedKeys: (self) => keysWhere(self, (now, then) => !!now && !!then && !equals(now, then)),
  affectedKeys: (self) => keysWhere(self, (now, then) => !isSame(now, then)),
  unchangedKeys: (self) => keysWhere(self, isSame),
};
