/** What an expression of the rules language can amount to. Integers are 64 bit, hence bigint. */
export type Value =
  | NullValue
  | BoolValue
  | IntValue
  | FloatValue
  | StringValue
  | BytesValue
  | TimestampValue
  | DurationValue
  | PathValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | LatLngValue;

export type NullValue = { readonly type: 'null' };
export type BoolValue = { readonly type: 'bool'; readonly value: boolean };
export type IntValue = { readonly type: 'int'; readonly value: bigint };
export type FloatValue = { readonly type: 'float'; readonly value: number };
export type StringValue = { readonly type: 'string'; readonly value: string };
type BytesValue = { readonly type: 'bytes'; readonly base64: string };
/** Nanoseconds since the epoch. */
export type TimestampValue = { readonly type: 'timestamp'; readonly nanos: bigint };
export type DurationValue = { readonly type: 'duration'; readonly nanos: bigint };
export type PathValue = { readonly type: 'path'; readonly segments: readonly string[] };
export type ListValue = { readonly type: 'list'; readonly items: readonly Value[] };
export type SetValue = { readonly type: 'set'; readonly items: readonly Value[] };
export type MapValue = { readonly type: 'map'; readonly fields: ReadonlyMap<string, Value> };
export type MapDiffValue = {
  readonly type: 'map_diff';
  readonly after: MapValue;
  readonly before: MapValue;
};
export type LatLngValue = {
  readonly type: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
};

export type TypeName = Value['type'];
export type ValueOf<T extends TypeName> = Extract<Value, { type: T }>;

export const NULL: NullValue = { type: 'null' };
export const bool = (value: boolean): BoolValue => ({ type: 'bool', value });
export const float = (value: number): FloatValue => ({ type: 'float', value });
export const string = (value: string): StringValue => ({ type: 'string', value });
export const timestamp = (nanos: bigint): TimestampValue => ({ type: 'timestamp', nanos });
export const duration = (nanos: bigint): DurationValue => ({ type: 'duration', nanos });
export const path = (segments: readonly string[]): PathValue => ({ type: 'path', segments });
export const list = (items: readonly Value[]): ListValue => ({ type: 'list', items });

/** @throws EvaluationError when the number is no whole one or leaves the 64 bits of the language's integers */
export const int = (value: bigint | number): IntValue => {
  if (typeof value === 'number' && !Number.isInteger(value)) {
    throw new EvaluationError(`${value} is not a whole number`);
  }
  const exact = BigInt(value);
  if (BigInt.asIntN(64, exact) !== exact) throw new EvaluationError('integer overflow');
  return { type: 'int', value: exact };
};

export const map = (entries: Iterable<readonly [string, Value]>): MapValue => ({
  type: 'map',
  fields: new Map(entries),
});

/** A condition that could not be decided; it denies, unless the other side of `||` is true. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

/** The value, if it is of the wanted type. @throws EvaluationError otherwise */
export const expectType = <T extends TypeName>(
  value: Value | undefined,
  type: T,
  what: string,
): ValueOf<T> => {
  if (value?.type === type) return value as ValueOf<T>;
  throw new EvaluationError(`${what} must be ${type}, not ${value?.type ?? 'missing'}`);
};
