import fc from 'fast-check';

/** JSON written by hand: what `JSON.stringify` would never write. */
export type Json = string;

const quoted = (text: string): Json => JSON.stringify(text);

const nested = (depth: number, [open, close]: readonly [string, string]): Json =>
  open.repeat(depth) + '1' + close.repeat(depth);

const LONGEST = 90_000;
/** As deep as a body of 100 kB may be in objects of one field. */
const DEEPEST = 16_000;

/** Values that a careless reader falls over, as JSON. */
export const NASTY: readonly Json[] = [
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '"   "',
  String.raw`"a\ud800b"`,
  String.raw`"\udc00"`,
  String.raw`"\u0000"`,
  String.raw`"\u202e\u200b"`,
  '"__proto__"',
  '"constructor"',
  '{"__proto__": {"admin": true}}',
  '{"constructor": {"prototype": {"admin": true}}}',
  '{"toString": 1}',
  '1e308',
  '-1e308',
  '1e-320',
  '1e999',
  '-0',
  '9007199254740993',
  '0.1',
  '2147483648',
  '"1e3"',
  '"12,5"',
  '"NaN"',
  quoted('x'.repeat(LONGEST)),
  quoted('@'.repeat(2000)),
  quoted('💧'.repeat(100)),
  quoted(' '.repeat(5000)),
  nested(3000, ['[', ']']),
  nested(3000, ['{"a":', '}']),
  nested(DEEPEST, ['[', ']']),
  nested(DEEPEST, ['{"a":', '}']),
];

/** Any JSON value, mostly nasty. */
export const nastyJson = (): fc.Arbitrary<Json> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...NASTY), weight: 3 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 300 }).map(quoted), weight: 1 },
    { arbitrary: fc.double().map((number) => JSON.stringify(number)), weight: 1 },
    { arbitrary: fc.json(), weight: 1 },
  );

/** Parts of a path that are the name of nothing, encoded, among them what is no UTF-8. */
export const NASTY_PARTS: readonly string[] = [
  '%ED%A0%80',
  '%FF',
  '%',
  '%zz',
  '%00',
  '..%2f..',
  '%2F',
  '.x',
  '__proto__',
  '__x__',
  'constructor',
  'a'.repeat(2000),
  '%F0%9F%92%A7'.repeat(400),
  '%E2%80%AE',
  '@',
  'a@b.c',
];

/** Any part of a path, mostly nasty. */
export const nastyPart = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...NASTY_PARTS),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map(encodeURIComponent),
  );

const cursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Cursors that no list gave. */
const FORGED: readonly string[] = [
  'x',
  '=',
  cursor(null),
  cursor([]),
  cursor({ list: 'products', value: 'x', id: '../x' }),
  cursor({ list: 'orders', value: { toString: 1 }, id: 'x' }),
  cursor(['products', '2026-11-22T00:00:00.000000000Z', '__x__']),
  cursor(['orders', 1e308, '']),
  'A'.repeat(5000),
];

/** Values of a query, encoded. */
export const nastyQueryValue = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...FORGED, '0', '-1', '101', '1e9', '1.5', 'NaN', '', '%ED%A0%80', '%00', '%'),
    fc.constant('a%20'.repeat(500)),
    fc.string({ unit: 'grapheme', maxLength: 60 }).map(encodeURIComponent),
  );
