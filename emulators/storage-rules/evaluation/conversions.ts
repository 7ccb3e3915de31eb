import { bool, EvaluationError, float, int, path, string, type Value } from '../values/value.ts';

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

const toText = (value: Value): Value => {
  if (value.type === 'string') return value;
  if (value.type === 'null') return string('null');
  if (value.type === 'bool' || value.type === 'int' || value.type === 'float') {
    return string(String(value.value));
  }
  if (value.type === 'path') return string(`/${value.segments.join('/')}`);
  throw cannot(value, 'string');
};

const toBool = (value: Value): Value => {
  if (value.type === 'bool') return value;
  if (value.type === 'string' && /^(true|false)$/.test(value.value)) {
    return bool(value.value === 'true');
  }
  throw cannot(value, 'bool');
};

const toPath = (value: Value): Value => {
  if (value.type === 'path') return value;
  if (value.type !== 'string') throw cannot(value, 'path');
  return path(value.value.replace(/^\//, '').split('/'));
};

/** The conversions that the language writes like functions. */
export const conversions = {
  int: toInt,
  float: toFloat,
  string: toText,
  bool: toBool,
  path: toPath,
};
