import { EvaluationError, list, type MapValue, type SetValue, type Value } from './value.ts';

const sameItems = (left: readonly Value[], right: readonly Value[]): boolean =>
  left.length === right.length &&
  left.every((item, index) => {
    const other = right[index];
    return other !== undefined && identical(item, other);
  });

const sameFields = (left: MapValue, right: MapValue): boolean =>
  left.fields.size === right.fields.size &&
  [...left.fields].every(([key, value]) => {
    const other = right.fields.get(key);
    return other !== undefined && identical(value, other);
  });

const numeric = (value: Value): number | bigint | undefined =>
  value.type === 'int' || value.type === 'float' ? value.value : undefined;

/** Whether a list or set holds the value. */
export const contains = (items: readonly Value[], wanted: Value): boolean =>
  items.some((item) => identical(item, wanted));

/** `==` of the language: an int equals a float of the same number, everything else by content. */
export const equals = (left: Value, right: Value): boolean => {
  const [a, b] = [numeric(left), numeric(right)];
  if (a === undefined || b === undefined) return identical(left, right);
  // The order works across bigint and number, which === does not, and NaN equals nothing.
  return a <= b && a >= b;
};

/** Same type and same content; inside lists, sets and maps the language compares so. */
const identical = (left: Value, right: Value): boolean => {
  if (left.type === 'null') return right.type === 'null';
  if (
    left.type === 'int' ||
    left.type === 'float' ||
    left.type === 'bool' ||
    left.type === 'string'
  ) {
    return right.type === left.type && left.value === right.value;
  }
  if (left.type === 'timestamp' || left.type === 'duration') {
    return right.type === left.type && left.nanos === right.nanos;
  }
  if (left.type === 'bytes') return right.type === 'bytes' && left.base64 === right.base64;
  if (left.type === 'list') return right.type === 'list' && sameItems(left.items, right.items);
  if (left.type === 'map') return right.type === 'map' && sameFields(left, right);
  if (left.type === 'set') {
    return (
      right.type === 'set' &&
      left.items.length === right.items.length &&
      left.items.every((item) => contains(right.items, item))
    );
  }
  if (left.type === 'path') {
    return right.type === 'path' && left.segments.join('/') === right.segments.join('/');
  }
  if (left.type === 'latlng') {
    return (
      right.type === 'latlng' &&
      left.latitude === right.latitude &&
      left.longitude === right.longitude
    );
  }
  return false;
};

/** Negative, zero or positive as `left` stands before, at or after `right`. @throws EvaluationError for types without an order */
export const compare = (left: Value, right: Value): number => {
  const [a, b] = [comparable(left), comparable(right)];
  if (a?.kind !== b?.kind || a === undefined || b === undefined) {
    throw new EvaluationError(`cannot order ${left.type} and ${right.type}`);
  }
  if (a.key < b.key) return -1;
  return a.key > b.key ? 1 : 0;
};

const comparable = (value: Value): { kind: string; key: string | number | bigint } | undefined => {
  if (value.type === 'int' || value.type === 'float') return { kind: 'number', key: value.value };
  if (value.type === 'string') return { kind: 'string', key: value.value };
  if (value.type === 'timestamp' || value.type === 'duration') {
    return { kind: value.type, key: value.nanos };
  }
  return undefined;
};

/** A set of the values, each once. */
export const setOf = (items: readonly Value[]): SetValue => {
  const unique: Value[] = [];
  for (const item of items) if (!contains(unique, item)) unique.push(item);
  return { type: 'set', items: unique };
};

/** The members of a list or set. @throws EvaluationError for other types */
export const itemsOf = (value: Value | undefined, what: string): readonly Value[] => {
  if (value?.type === 'list' || value?.type === 'set') return value.items;
  throw new EvaluationError(`${what} must be a list or a set, not ${value?.type ?? 'missing'}`);
};

/** Strings as a list value, such as the keys of a map. */
export const stringList = (values: Iterable<string>) =>
  list([...values].map((value) => ({ type: 'string', value })));
