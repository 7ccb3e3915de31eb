import { type Value } from '../values/value.ts';

/** Methods of one type by name; the number of parameters behind `self` is the number of arguments. */
export type MethodTable<T extends Value> = Readonly<
  Record<string, (self: T, ...args: Value[]) => Value>
>;
