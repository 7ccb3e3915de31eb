import { describe, expect, it } from 'vitest';
import { alike } from './alike.ts';

const file = new Blob(['a']);
const values = () => ({ name: 'a', count: 1, rows: [{ label: 'Width', file }], none: undefined });

describe('what Formik compares', () => {
  it.each([
    [values(), values()],
    [
      [1, 'a', null],
      [1, 'a', null],
    ],
    [{}, {}],
    ['', ''],
    [undefined, undefined],
    [null, null],
    [file, file],
  ])('is alike: %j', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });

  it.each([
    [values(), { ...values(), name: 'b' }],
    [values(), { ...values(), rows: [{ label: 'Length', file }] }],
    [values(), { ...values(), rows: [] }],
    [values(), { ...values(), more: 1 }],
    [{ ...values(), more: 1 }, values()],
    [{ a: undefined }, {}],
    [1, '1'],
    ['', undefined],
    [null, undefined],
    [[], {}],
    [file, new Blob(['a'])],
  ])('is not alike: %j and %j', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });
});
