import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionalText, requiredText } from '../../contract/schemas/fields.ts';
import type { TextKind } from '../../contract/text/text.ts';
import { textPattern } from './text-pattern.ts';

const KINDS: TextKind[] = ['name', 'line', 'text'];

/** Signs of every sort, of which a few at random make most mistakes. */
const sign = fc.constantFrom(
  ...['a', '🎨', ' ', '\t', '\n', '\u0085', '\u00a0', '\ufeff', '\u2028'],
);
const odd = fc.constantFrom(
  ...['\u0000', '\u200b', '\u200c', '\u202e', '\u3164', '\u{e0001}', '\uffff', '\u{4fffe}'],
);
const text = fc.string({ unit: fc.oneof(sign, sign, odd), maxLength: 6 });

describe.each(KINDS)('the pattern of a %s', (kind) => {
  const optional = new RegExp(textPattern(kind, { required: false }), 'u');
  const required = new RegExp(textPattern(kind, { required: true }), 'u');

  const asked = { optional: optionalText({ kind }), required: requiredText('missing', { kind }) };

  it('takes what the reader of texts takes, and nothing else', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(optional.test(typed)).toBe(asked.optional.isValidSync(typed));
        expect(required.test(typed)).toBe(asked.required.isValidSync(typed));
      }),
      { numRuns: 500 },
    );
  });
});
