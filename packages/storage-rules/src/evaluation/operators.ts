import { compare, contains, equals } from '../values/compare.ts';
import { type BinaryOperator } from '../language/ast.ts';
import {
  bool,
  duration,
  EvaluationError,
  expectType,
  float,
  int,
  string,
  timestamp,
  type Value,
} from '../values/value.ts';

type Operation = (left: Value, right: Value) => Value;

const unsuited = (operator: string, left: Value, right: Value): EvaluationError =>
  new EvaluationError(`cannot apply ${operator} to ${left.type} and ${right.type}`);

const nonZero = (divisor: bigint): bigint => {
  if (divisor === 0n) throw new EvaluationError('division by zero');
  return divisor;
};

/** Arithmetic: whole numbers stay whole, as soon as one side is a float the result is one. */
const arithmetic =
  (
    operator: string,
    whole: (a: bigint, b: bigint) => bigint,
    real: (a: number, b: number) => number,
  ): Operation =>
  (left, right) => {
    if (left.type === 'int' && right.type === 'int') return int(whole(left.value, right.value));
    const isNumber = (value: Value) => value.type === 'int' || value.type === 'float';
    if (!isNumber(left) || !isNumber(right)) throw unsuited(operator, left, right);
    return float(real(Number(left.value), Number(right.value)));
  };

const addNumbers = arithmetic(
  '+',
  (a, b) => a + b,
  (a, b) => a + b,
);
const subtractNumbers = arithmetic(
  '-',
  (a, b) => a - b,
  (a, b) => a - b,
);

const add: Operation = (left, right) => {
  if (left.type === 'string' && right.type === 'string') return string(left.value + right.value);
  if (left.type === 'duration') {
    if (right.type === 'duration') return duration(left.nanos + right.nanos);
    if (right.type === 'timestamp') return timestamp(left.nanos + right.nanos);
  }
  if (left.type === 'timestamp' && right.type === 'duration') {
    return timestamp(left.nanos + right.nanos);
  }
  return addNumbers(left, right);
};

const subtract: Operation = (left, right) => {
  if (left.type === 'timestamp' && right.type === 'timestamp') {
    return duration(left.nanos - right.nanos);
  }
  if (left.type === 'timestamp' && right.type === 'duration') {
    return timestamp(left.nanos - right.nanos);
  }
  if (left.type === 'duration' && right.type === 'duration') {
    return duration(left.nanos - right.nanos);
  }
  return subtractNumbers(left, right);
};

const isIn: Operation = (wanted, holder) => {
  if (holder.type === 'list' || holder.type === 'set') return bool(contains(holder.items, wanted));
  if (holder.type !== 'map') throw unsuited('in', wanted, holder);
  return bool(holder.fields.has(expectType(wanted, 'string', 'a key').value));
};

const operations: Readonly<Record<Exclude<BinaryOperator, '&&' | '||'>, Operation>> = {
  '==': (left, right) => bool(equals(left, right)),
  '!=': (left, right) => bool(!equals(left, right)),
  '<': (left, right) => bool(compare(left, right) < 0),
  '<=': (left, right) => bool(compare(left, right) <= 0),
  '>': (left, right) => bool(compare(left, right) > 0),
  '>=': (left, right) => bool(compare(left, right) >= 0),
  in: isIn,
  '+': add,
  '-': subtract,
  '*': arithmetic(
    '*',
    (a, b) => a * b,
    (a, b) => a * b,
  ),
  '/': arithmetic(
    '/',
    (a, b) => a / nonZero(b),
    (a, b) => a / b,
  ),
  '%': arithmetic(
    '%',
    (a, b) => a % nonZero(b),
    (a, b) => a % b,
  ),
};

/** Applies an operator whose two sides are known. @throws EvaluationError when they do not suit it */
export const applyOperator = (
  operator: Exclude<BinaryOperator, '&&' | '||'>,
  left: Value,
  right: Value,
): Value => operations[operator](left, right);
