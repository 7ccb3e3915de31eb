import { contains, itemsOf, setOf, stringList } from '../values/compare.ts';
import {
  bool,
  expectType,
  int,
  list,
  type ListValue,
  type SetValue,
  string,
  type Value,
} from '../values/value.ts';
import { type MethodTable } from './method-table.ts';

type Collection = ListValue | SetValue;

const itemsOfArgument = (value: Value) => itemsOf(value, 'the argument');

const shared: MethodTable<Collection> = {
  size: (self) => int(self.items.length),
  hasAny: (self, others) => {
    const wanted = itemsOfArgument(others);
    return bool(self.items.some((item) => contains(wanted, item)));
  },
  hasAll: (self, others) =>
    bool(itemsOfArgument(others).every((other) => contains(self.items, other))),
  hasOnly: (self, others) => {
    const allowed = itemsOfArgument(others);
    return bool(self.items.every((item) => contains(allowed, item)));
  },
};

export const listMethods: MethodTable<ListValue> = {
  ...shared,
  concat: (self, others) => list([...self.items, ...expectType(others, 'list', 'concat').items]),
  removeAll: (self, others) => {
    const unwanted = itemsOfArgument(others);
    return list(self.items.filter((item) => !contains(unwanted, item)));
  },
  toSet: (self) => setOf(self.items),
  join: (self, separator) => {
    const texts = self.items.map((item) => expectType(item, 'string', 'an item to join').value);
    return string(texts.join(expectType(separator, 'string', 'the separator').value));
  },
};

export const setMethods: MethodTable<SetValue> = {
  ...shared,
  union: (self, others) => setOf([...self.items, ...expectType(others, 'set', 'union').items]),
  intersection: (self, others) => {
    const wanted = expectType(others, 'set', 'intersection').items;
    return setOf(self.items.filter((item) => contains(wanted, item)));
  },
  difference: (self, others) => {
    const unwanted = expectType(others, 'set', 'difference').items;
    return setOf(self.items.filter((item) => !contains(unwanted, item)));
  },
};

/** Keys as a set value. */
export const stringSet = (keys: Iterable<string>) => setOf(stringList(keys).items);
