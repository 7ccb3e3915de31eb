import { array, boolean, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import { newProductSchema } from '../../contract/schemas/product.ts';
import { parseQuery } from './parse-query.ts';
import { validateBody, validateQuery } from './validate.ts';

const schema = object({
  name: string().trim().required('Name is required').max(5, 'Too long'),
  count: number().required('Count is required').min(1, 'At least 1').max(3, 'At most 3'),
  note: string().trim(),
  loud: boolean().nullable(),
  size: object({ width: number().max(9, 'At most 9') }).default(undefined),
  rows: array(object({ pieces: number().required().min(1, 'At least 1') }).required()),
  tags: array(string().required()),
});

const refusal = (run: () => unknown): AppError => {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
};
const fieldsOf = (body: unknown) => refusal(() => validateBody(schema, body)).fields;

describe('a body', () => {
  it('is given back with its texts trimmed', () => {
    expect(validateBody(schema, { name: ' abc ', count: 2, note: ' ' })).toEqual({
      name: 'abc',
      count: 2,
      note: '',
    });
  });

  it.each([
    ['everything missing', {}, { name: 'Name is required', count: 'Count is required' }],
    ['only spaces', { name: '  ', count: 1 }, { name: 'Name is required' }],
    ['null where something is needed', { name: null, count: 1 }, { name: 'Name is required' }],
    ['a number in quotes', { name: 'a', count: '2' }, { count: VALIDATION.wrongType }],
    ['a text without quotes', { name: 5, count: 2 }, { name: VALIDATION.wrongType }],
    [
      'a list',
      { name: ['a'], count: [2] },
      { name: VALIDATION.wrongType, count: VALIDATION.wrongType },
    ],
    ['an object', { name: {}, count: 1 }, { name: VALIDATION.wrongType }],
    ['yes in quotes', { name: 'a', count: 1, loud: 'true' }, { loud: VALIDATION.wrongType }],
    ['a field too many', { name: 'a', count: 1, role: 'admin' }, { role: VALIDATION.unknownField }],
    [
      'a field of every object',
      { name: 'a', count: 1, toString: 1 },
      { toString: VALIDATION.unknownField },
    ],
    [
      'a number in quotes further in',
      { name: 'a', count: 1, size: { width: '2' } },
      { 'size.width': VALIDATION.wrongType },
    ],
    [
      'a field too many further in',
      { name: 'a', count: 1, size: { width: 10, depth: 1 } },
      { 'size.width': 'At most 9', 'size.depth': VALIDATION.unknownField },
    ],
    [
      'rows of all kinds',
      { name: 'a', count: 1, rows: [{ pieces: 1 }, { pieces: '2' }, { pieces: 0, x: 1 }, 4, null] },
      {
        'rows[1].pieces': VALIDATION.wrongType,
        'rows[2].pieces': 'At least 1',
        'rows[2].x': VALIDATION.unknownField,
        'rows[3]': VALIDATION.wrongType,
        'rows[4]': VALIDATION.wrongType,
      },
    ],
    [
      'texts of all kinds',
      { name: 'a', count: 1, tags: ['a', 5, {}, ['b'], null] },
      {
        'tags[1]': VALIDATION.wrongType,
        'tags[2]': VALIDATION.wrongType,
        'tags[3]': VALIDATION.wrongType,
        'tags[4]': VALIDATION.wrongType,
      },
    ],
    ['a list for an object', { name: 'a', count: 1, size: [] }, { size: VALIDATION.wrongType }],
    [
      'several at once',
      { name: 'abcdef', count: 9, x: 1 },
      { name: 'Too long', count: 'At most 3', x: VALIDATION.unknownField },
    ],
  ])('with %s is refused', (_what, body, fields) => {
    expect(fieldsOf(body)).toEqual(fields);
  });

  it('may have null where the schema says so', () => {
    expect(validateBody(schema, { name: 'a', count: 1, loud: null })).toMatchObject({ loud: null });
  });

  it.each([[null], [[]], ['text'], [5], [true]])('of %j is no body at all', (body) => {
    expect(refusal(() => validateBody(schema, body)).code).toBe('invalid_request');
  });

  it('cannot have its prototype replaced', () => {
    const body: unknown = JSON.parse('{"__proto__":{"name":"a"},"count":1}');
    expect(Object.keys(fieldsOf(body) ?? {}).sort()).toEqual(['__proto__', 'name']);
  });

  it.each([NaN, Infinity, -0.001, 1.999, 1e21])('refuses %d as a price', (price) => {
    const product = {
      name: 'a',
      description: 'b',
      minOrder: 1,
      available: 1,
      img: 'https://firebasestorage.googleapis.com/b',
    };
    expect(
      refusal(() => validateBody(newProductSchema, { ...product, price })).fields,
    ).toHaveProperty('price');
    expect(validateBody(newProductSchema, { ...product, price: 1.99 })).toMatchObject({
      price: 1.99,
    });
  });
});

describe('a query', () => {
  it('has its numbers read', () => {
    expect(validateQuery(schema, parseQuery('/x?name=a&count=2'))).toEqual({ name: 'a', count: 2 });
  });

  it.each([
    ['two slashes', '//', {}],
    ['two slashes and a query', '//?a=1', { a: '1' }],
    ['what looks like a host', '//x.example?a=1', { a: '1' }],
    ['signs that stand for none', '/%?a=%', { a: '%' }],
    ['a second question mark', '/./../x?a=1?2', { a: '1?2' }],
    ['a whole address', 'http://x.example/y?a=1', { a: '1' }],
    ['an asterisk', '*', {}],
    ['more than anybody types', `/${'x'.repeat(8000)}?a=1`, { a: '1' }],
  ])('is read of any address, also of %s', (_what, address, query) => {
    expect(parseQuery(address)).toEqual(query);
  });

  it('is refused when a parameter comes twice', () => {
    const { code, fields } = refusal(() => parseQuery('/x?a=1&a=2&b=3'));
    expect([code, fields]).toEqual(['validation_failed', { a: VALIDATION.repeated }]);
  });

  it.each([
    ['a bad number', '/x?name=a&count=lots', 'count'],
    ['an unknown parameter', '/x?name=a&count=1&page=2', 'page'],
  ])('is refused with %s', (_what, address, field) => {
    expect(refusal(() => validateQuery(schema, parseQuery(address))).fields).toHaveProperty(field);
  });
});
