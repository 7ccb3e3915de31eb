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
import { conversions } from './conversions.ts';
import { type MethodTable } from './method-table.ts';

type Collection = ListValue | SetValue;

/** Methods that lists and sets have alike, given what they take as the other side. */
const shared = (othersOf: (value: Value) => readonly Value[]): MethodTable<Collection> => ({
  size: (self) => int(self.items.length),
  hasAny: (self, others) => {
    const wanted = othersOf(others);
    return bool(self.items.some((item) => contains(wanted, item)));
  },
  hasAll: (self, others) => bool(othersOf(others).every((other) => contains(self.items, other))),
  hasOnly: (self, others) => {
    const allowed = othersOf(others);
    return bool(self.items.every((item) => contains(allowed, item)));
  },
});

const listItems = (value: Value) => expectType(value, 'list', 'the argument').items;
const setItems = (value: Value) => expectType(value, 'set', 'the argument').items;

export const listMethods: MethodTable<ListValue> = {
  ...shared(listItems),
  concat: (self, others) => list([...self.items, ...listItems(others)]),
  removeAll: (self, others) => {
    const unwanted = listItems(others);
    return list(self.items.filter((item) => !contains(unwanted, item)));
  },
  toSet: (self) => setOf(self.items),
  join: (self, separator) => {
    const texts = self.items.map((item) => conversions.string(item).value);
    return string(texts.join(expectType(separator, 'string', 'the separator').value));
  },
};

export const setMethods: MethodTable<SetValue> = {
  ...shared((value) => itemsOf(value, 'the argument')),
  union: (self, others) => setOf([...self.items, ...setItems(others)]),
  intersection: (self, others) => {
    const wanted = setItems(others);
    return setOf(self.items.filter((item) => contains(wanted, item)));
  },
  difference: (self, others) => {
    const unwanted = setItems(others);
    return setOf(self.items.filter((item) => !contains(unwanted, item)));
  },
};

/** Keys as a set value. */
export const stringSet = (keys: Iterable<string>) => setOf(stringList(keys).items);
