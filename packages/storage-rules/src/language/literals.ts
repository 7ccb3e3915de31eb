import type jsep from 'jsep';
import { bool, float, int, NULL, string, type Value } from '../values/value.ts';
import { type SourceText } from './source-text.ts';

const KNOWN_ESCAPES = /\\[\\'"nrtbf]/g;
const MAX_INT = 2n ** 63n - 1n;

/** The value of a literal. @throws LoadError for an escape or a number outside the language */
export const readLiteral = (node: jsep.Literal, source: SourceText, offset: number): Value => {
  const { value, raw } = node;
  if (value === null) return NULL;
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'string') {
    // The parser would quietly drop the backslash of `\d`, and the pattern would mean another thing.
    const [unknown] = /\\./.exec(raw.replace(KNOWN_ESCAPES, '')) ?? [];
    if (unknown !== undefined) {
      throw source.error(`unknown escape ${unknown} (a backslash itself is \\\\)`, offset);
    }
    return string(value);
  }
  if (/^\d+$/.test(raw) && BigInt(raw) <= MAX_INT) return int(BigInt(raw));
  if (/^(\d+\.\d*|\.\d+)$/.test(raw)) return float(Number(raw));
  throw source.error(`${raw} is not a number of the rules language`, offset);
};
