import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReadable, type TextKind } from './text.ts';

const KINDS: TextKind[] = ['name', 'line', 'text'];
const takenBy = (text: string): TextKind[] => KINDS.filter((kind) => isReadable(kind, text));

describe('a text', () => {
  it.each([
    ['plain letters', 'Dora Decorator-O’Neill, 25 cm', ['name', 'line', 'text']],
    ['letters of other scripts', 'Žofie Ångström 山田 Ιωάννα עברית', ['name', 'line', 'text']],
    ['a letter of two units, whole', '𠮷野 🎨', ['name', 'line', 'text']],
    ['an emoji with its colour', '❤️', ['name', 'line', 'text']],
    ['emoji that are joined', '👩‍🎨', ['line', 'text']],
    ['a Persian word with its non-joiner', 'می‌خواهم', ['line', 'text']],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['line', 'text']],
    ['a right-to-left mark', 'עברית\u200F!', ['line', 'text']],
    ['a break that is invisible', 'ภาษา\u200Bไทย', ['line', 'text']],
    ['line breaks and tabs', 'One\r\n\ttwo', ['text']],
    ['a line separator', 'One\u2028two', ['text']],
    ['half a pair, its front', 'a\ud800b', []],
    ['half a pair, its back', 'a\udc00b', []],
    ['a pair the wrong way round', '\udc00\ud800', []],
    ['nothing at all, as a control character', 'a\u0000b', []],
    ['an escape', 'a\u001b[31m', []],
    ['a control character of Latin 1', 'a\u0085b', []],
    ['what turns the direction', 'a\u202Egpj.exe', []],
    ['what isolates a direction', '\u2067abc\u2069', []],
    ['a letter that shows nothing', 'a\u3164', ['line', 'text']],
    ['the noncharacter U+FFFE', 'a\ufffeb', []],
    ['the noncharacter U+FFFF', 'a\uffffb', []],
    ['a noncharacter of a further plane', 'a\u{10ffff}b', []],
    ['what stands for a lost character', 'a\ufffdb', ['name', 'line', 'text']],
  ] as const)('with %s', (_what, text, kinds) => {
    expect(takenBy(text)).toEqual(kinds);
  });

  it('is refused as soon as half a pair stands in it, wherever', () => {
    const half = fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit));
    const whole = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(whole, half, whole, (before, one, after) => {
        expect(takenBy(`${before} ${one} ${after}`)).toEqual([]);
      }),
    );
  });

  it('of whole printable characters is taken as free text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(takenBy(text)).toEqual(KINDS);
      }),
    );
  });
});
