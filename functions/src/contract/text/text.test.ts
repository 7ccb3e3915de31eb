import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated, isReadable, readText, type TextKind } from './text.ts';

const KINDS: TextKind[] = ['name', 'line', 'text'];
const takenBy = (text: string): TextKind[] =>
  KINDS.filter((kind) => isReadable(kind, readText(kind, text)));

describe('a text', () => {
  it.each([
    ['plain letters', 'Dora Decorator-O’Neill, 25 cm', ['name', 'line', 'text']],
    ['letters of other scripts', 'Žofie Ångström 山田 Ιωάννα עברית', ['name', 'line', 'text']],
    ['a letter of two units, whole', '𠮷野 🎨', ['name', 'line', 'text']],
    ['line breaks', 'One\r\n\ttwo', ['text']],
    ['half a pair, its front', 'a\ud800b', []],
    ['half a pair, its back', 'a\udc00b', []],
    ['a pair the wrong way round', '\udc00\ud800', []],
    ['nothing at all, as a control character', 'a\u0000b', []],
    ['an escape', 'a\u001b[31m', []],
    ['a control character of Latin 1', 'a\u0085b', []],
    ['the noncharacter U+FFFE', 'a\ufffeb', []],
    ['the noncharacter U+FFFF', 'a\uffffb', []],
    ['a noncharacter of a further plane', 'a\u{10ffff}b', []],
    ['what stands for a lost character', 'a\ufffdb', ['name', 'line', 'text']],
  ] as const)('with %s', (_what, text, kinds) => {
    expect(takenBy(text)).toEqual(kinds);
  });

  it.each([
    ['an emoji with its colour', '❤️'],
    ['emoji that are joined', 'Mara 👩‍🎨'],
    ['a Persian name with its non-joiner', 'علی‌رضا'],
    ['a Sinhala name with its joiner', 'ශ්‍රී'],
    ['a Malayalam name that ends in a joiner', 'അനില്‍'],
  ])('keeps %s, which is spelt so', (_what, text) => {
    expect(KINDS.map((kind) => readText(kind, text))).toEqual([text, text, text]);
  });

  it.each([
    ['what turns the direction', '\u202aD\u202eora\u202c', ['Dora', 'Dora', 'Dora']],
    ['what isolates a direction', '\u2068Dora\u2069', ['Dora', 'Dora', 'Dora']],
    ['the mark of a file’s begin', '\ufeffDo\ufeffra', ['Dora', 'Dora', 'Dora']],
    ['a tab', '\tDora\tDecorator\t', ['Dora Decorator', 'Dora Decorator', 'Dora\tDecorator']],
    ['a line separator', 'One\u2028two', ['One two', 'One two', 'One\u2028two']],
    ['a break that is invisible', 'Do\u200bra', ['Dora', 'Do\u200bra', 'Do\u200bra']],
    ['a soft hyphen', 'Do\u00adra', ['Dora', 'Do\u00adra', 'Do\u00adra']],
    ['a mark of direction', 'Dora\u200e', ['Dora', 'Dora\u200e', 'Dora\u200e']],
    [
      'joiners between Latin letters',
      'D\u200co\u200dra',
      ['Dora', 'D\u200co\u200dra', 'D\u200co\u200dra'],
    ],
    [
      'a second joiner',
      'علی\u200c\u200cرضا',
      ['علی\u200cرضا', 'علی\u200c\u200cرضا', 'علی\u200c\u200cرضا'],
    ],
    ['a letter that shows nothing', 'Dora\u3164D', ['Dora D', 'Dora\u3164D', 'Dora\u3164D']],
    [
      'a flag of tags',
      '🏴\u{e0067}\u{e007f}',
      ['🏴', '🏴\u{e0067}\u{e007f}', '🏴\u{e0067}\u{e007f}'],
    ],
  ])('loses %s where it says nothing', (_what, typed, read) => {
    expect(KINDS.map((kind) => readText(kind, typed))).toEqual(read);
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

it.each([
  ['محمد علي', '\u2068محمد علي\u2069'],
  ['רחוב הרצל 12', '\u2068רחוב הרצל 12\u2069'],
  ['Café علي', '\u2068Café علي\u2069'],
  ['Dora Decorator', 'Dora Decorator'],
  ['Ярослав 山田 ก', 'Ярослав 山田 ก'],
  ['', ''],
])('“%s” is isolated where it is written from right to left', (text, shown) => {
  expect(isolated(text)).toBe(shown);
});
