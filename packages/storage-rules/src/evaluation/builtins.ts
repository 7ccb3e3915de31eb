import { NANOS_PER_MS, NANOS_PER_UNIT } from '../values/time.ts';
import {
  bool,
  duration,
  EvaluationError,
  expectType,
  float,
  int,
  timestamp,
  type Value,
} from '../values/value.ts';
import { conversions } from './conversions.ts';

type Builtin = (...args: Value[]) => Value;

const intOf = (value: Value): bigint => expectType(value, 'int', 'the argument').value;

const numberOf = (value: Value): number => {
  if (value.type === 'int' || value.type === 'float') return Number(value.value);
  throw new EvaluationError(`the argument must be a number, not ${value.type}`);
};

const magnitude = (nanos: bigint): bigint => (nanos < 0n ? -nanos : nanos);

const dateOf = (year: Value, month: Value, day: Value): Value => {
  const [y, m, d] = [year, month, day].map((part) => Number(intOf(part))) as [
    number,
    number,
    number,
  ];
  const ms = Date.UTC(y, m - 1, d);
  const date = new Date(ms);
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) {
    throw new EvaluationError(`there is no date ${y}-${m}-${d}`);
  }
  return timestamp(BigInt(ms) * NANOS_PER_MS);
};

const durationOf = (magnitudeOfUnit: Value, unit: Value): Value => {
  const { value } = expectType(unit, 'string', 'the unit');
  const nanos = Object.hasOwn(NANOS_PER_UNIT, value) ? NANOS_PER_UNIT[value] : undefined;
  if (nanos === undefined) throw new EvaluationError(`'${value}' is not a unit of time`);
  return duration(intOf(magnitudeOfUnit) * nanos);
};

const { h = 0n, m = 0n, s = 0n } = NANOS_PER_UNIT;

/** Functions of the language by name; `firestore.*` is not here since it has to wait for an answer. */
export const builtins: Readonly<Record<string, Builtin>> = {
  ...conversions,
  'timestamp.date': dateOf,
  'timestamp.value': (ms: Value) => timestamp(intOf(ms) * NANOS_PER_MS),
  'duration.value': durationOf,
  'duration.time': (hours: Value, minutes: Value, seconds: Value, nanos: Value) =>
    duration(intOf(hours) * h + intOf(minutes) * m + intOf(seconds) * s + intOf(nanos)),
  'duration.abs': (value: Value) =>
    duration(magnitude(expectType(value, 'duration', 'the argument').nanos)),
  'math.abs': (value: Value) =>
    value.type === 'int' ? int(magnitude(value.value)) : float(Math.abs(numberOf(value))),
  'math.ceil': (value: Value) => int(Math.ceil(numberOf(value))),
  'math.floor': (value: Value) => int(Math.floor(numberOf(value))),
  'math.round': (value: Value) => int(Math.round(numberOf(value))),
  'math.sqrt': (value: Value) => float(Math.sqrt(numberOf(value))),
  'math.pow': (base: Value, exponent: Value) => float(numberOf(base) ** numberOf(exponent)),
  'math.isNaN': (value: Value) => bool(Number.isNaN(numberOf(value))),
};

/** Functions that read a Firestore document. */
export const DOCUMENT_FUNCTIONS: ReadonlySet<string> = new Set([
  'firestore.get',
  'firestore.exists',
]);

/** How many arguments a function of the language takes; undefined when there is no such function. */
export const builtinArity = (name: string): number | undefined => {
  if (DOCUMENT_FUNCTIONS.has(name)) return 1;
  return Object.hasOwn(builtins, name) ? builtins[name]?.length : undefined;
};
