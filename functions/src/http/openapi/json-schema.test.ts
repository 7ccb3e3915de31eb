import { array, boolean, mixed, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { toJsonSchema } from './json-schema.ts';

describe('a yup schema as JSON Schema', () => {
  it.each([
    ['an optional text', string(), { type: 'string' }],
    [
      'a required text',
      string().trim().required().max(3),
      { type: 'string', minLength: 1, maxLength: 3 },
    ],
    ['a text that may be empty', string().defined(), { type: 'string' }],
    ['a pattern', string().matches(/^a+$/), { type: 'string', pattern: '^a+$' }],
    [
      'a choice',
      string().oneOf(['a', 'b']).default('a'),
      { type: 'string', enum: ['a', 'b'], default: 'a' },
    ],
    ['a nullable text', string().nullable(), { type: ['string', 'null'] }],
    [
      'a nullable choice',
      string().oneOf(['a', 'b']).nullable(),
      { type: ['string', 'null'], enum: ['a', 'b', null] },
    ],
    [
      'a list of some',
      array(number().required()).min(1).max(3),
      { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 3 },
    ],
    [
      'an object that is filled in, and so lacks what it requires',
      object({
        seller: object({ name: string().required() }),
        notes: object({ text: string() }),
        attributes: object({ kind: string().required() }).optional().default(undefined),
      }),
      {
        type: 'object',
        properties: {
          seller: {
            type: 'object',
            properties: { name: { type: 'string', minLength: 1 } },
            required: ['name'],
          },
          notes: { type: 'object', properties: { text: { type: 'string' } } },
          attributes: {
            type: 'object',
            properties: { kind: { type: 'string', minLength: 1 } },
            required: ['kind'],
          },
        },
        required: ['seller'],
      },
    ],
    [
      'a whole number',
      number().integer().min(1).max(9),
      { type: 'integer', minimum: 1, maximum: 9 },
    ],
    ['a number', number().required(), { type: 'number' }],
    ['yes or no', boolean().required(), { type: 'boolean' }],
    ['anything', mixed(), {}],
    ['a list', array(number().required()), { type: 'array', items: { type: 'number' } }],
  ])('%s', (_what, schema, expected) => {
    expect(toJsonSchema(schema.describe())).toEqual(expected);
  });

  it('an object, closed and open', () => {
    const fields = { a: string().required(), b: object({ c: number() }) };
    const properties = {
      a: { type: 'string', minLength: 1 },
      b: { type: 'object', properties: { c: { type: 'number' } } },
    };
    const open = { type: 'object', properties, required: ['a'] };
    expect(toJsonSchema(object(fields).describe())).toEqual(open);
    expect(toJsonSchema(object(fields).noUnknown().describe())).toEqual({
      ...open,
      additionalProperties: false,
    });
  });
});
