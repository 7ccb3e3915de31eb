import {
  EvaluationError,
  float,
  int,
  path,
  string,
  type StringValue,
  type Value,
} from '../values/value.ts';

const cannot = (value: Value | undefined, type: string): EvaluationError =>
  new EvaluationError(`cannot turn ${value?.type ?? 'nothing'} into ${type}`);

const toInt = (value: Value): Value => {
  if (value.type === 'int') return value;
  if (value.type === 'float' && Number.isFinite(value.value)) return int(Math.trunc(value.value));
  if (value.type === 'string' && /^-?\d+$/.test(value.value)) return int(BigInt(value.value));
  throw cannot(value, 'int');
};

const toFloat = (value: Value): Value => {
  if (value.type === 'float') return value;
  if (value.type === 'int') return float(Number(value.value));
  if (value.type === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value.value)) {
    return float(Number(value.value));
  }
  throw cannot(value, 'float');
};

/** As the official runtime writes floats: always with a point, and we know its plain form only. */
const floatText = (value: number): string => {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e7)) {
    throw new EvaluationError(`the text of ${value} is not supported`);
  }
  return Number.isInteger(value) ? `${value}.0` : String(value);
};

const toText = (value: Value): StringValue => {
  if (value.type === 'string') return value;
  if (value.type === 'null') return string('null');
  if (value.type === 'bool' || value.type === 'int') return string(String(value.value));
  if (value.type === 'float') return string(floatText(value.value));
  if (value.type === 'path') return string(`/${value.segments.join('/')}`);
  throw cannot(value, 'string');
};

const toPath = (value: Value): Value => {
  if (value.type === 'path') return value;
  if (value.type !== 'string') throw cannot(value, 'path');
  const segments = value.value.replace(/^\//, '').split('/');
  if (segments.includes('')) throw new EvaluationError('a path cannot hold an empty segment');
  return path(segments);
};

/** The conversions that the language writes like functions. */
export const conversions = {
  int: toInt,
  float: toFloat,
  string: toText,
  path: toPath,
};
