import { describe, expect, it } from 'vitest';
import { clone, cloneDeep, isPlainObject, toPath } from './lodash-for-formik.ts';

describe('what Formik asks lodash for', () => {
  it('knows plain objects', () => {
    for (const plain of [{}, { a: 1 }, Object.create(null)])
      expect(isPlainObject(plain)).toBe(true);
    for (const other of [null, undefined, [], 'a', new Date(), new Blob()])
      expect(isPlainObject(other)).toBe(false);
  });

  it('copies one level', () => {
    const values = { rows: [{ label: 'Width' }] };
    const copy = clone(values);
    expect(copy).toEqual(values);
    expect(copy).not.toBe(values);
    expect(copy.rows).toBe(values.rows);
    expect(clone(values.rows)).not.toBe(values.rows);
    expect(clone(values.rows)).toEqual(values.rows);
  });

  it('copies all levels, and leaves files themselves', () => {
    const file = new Blob(['a']);
    const values = { rows: [{ label: 'Width' }], file, none: undefined };
    const copy = cloneDeep(values);
    expect(copy).toEqual(values);
    expect(copy.rows[0]).not.toBe(values.rows[0]);
    expect(copy.file).toBe(file);
    expect(cloneDeep(undefined)).toBeUndefined();
  });

  it.each([
    ['name', ['name']],
    ['a.b', ['a', 'b']],
    ['rows[0].label', ['rows', '0', 'label']],
    ['rows.0.label', ['rows', '0', 'label']],
    [
      ['rows', '0'],
      ['rows', '0'],
    ],
  ])('reads %s', (name, path) => {
    expect(toPath(name)).toEqual(path);
  });
});
