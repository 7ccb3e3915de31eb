import { stringList } from '../values/compare.ts';
import {
  bool,
  EvaluationError,
  expectType,
  int,
  string,
  type StringValue,
  type Value,
} from '../values/value.ts';
import { type MethodTable } from './method-table.ts';
import { compilePattern } from './regex.ts';

const patternOf = (value: Value) => compilePattern(expectType(value, 'string', 'a pattern').value);

const replacementOf = (value: Value): string => {
  const text = expectType(value, 'string', 'a replacement').value;
  // Both have a meaning of their own in replacements, and not the same one everywhere.
  if (/[\\$]/.test(text)) throw new EvaluationError('a replacement may not hold \\ or $');
  return text;
};

/** As the official runtime has them: only ASCII letters change their case. */
export const stringMethods: MethodTable<StringValue> = {
  /** In UTF-16 units. */
  size: (self) => int(self.value.length),
  lower: (self) => string(self.value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  upper: (self) => string(self.value.replace(/[a-z]/g, (letter) => letter.toUpperCase())),
  trim: (self) => string(self.value.trim()),
  matches: (self, pattern) => bool(patternOf(pattern).matches(self.value)),
  split: (self, pattern) => {
    const separator = patternOf(pattern);
    if (separator.matches('')) throw new EvaluationError('cannot split by an empty text');
    const parts = separator.split(self.value);
    return stringList(parts.length > 0 ? parts : ['']);
  },
  replace: (self, pattern, replacement) =>
    string(patternOf(pattern).matcher(self.value).replaceAll(replacementOf(replacement))),
};
