import {
  object,
  reach,
  ValidationError,
  type AnyObjectSchema,
  type Schema,
  type SchemaFieldDescription,
  type SchemaObjectDescription,
} from 'yup';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_SCHEMAS } from '../api/endpoint-schemas.ts';
import { newProductSchema, productChangeSchema, restockFormSchema } from '../schemas/product.ts';
import { purchaseFormSchema } from '../schemas/purchase-form.ts';
import { settingsChangeSchema } from '../schemas/settings.ts';
import { VALIDATION } from './validation-messages.ts';

/** Every form in which somebody types a number. */
const FORMS: Record<string, AnyObjectSchema> = {
  newProduct: newProductSchema,
  productChange: productChangeSchema,
  restock: restockFormSchema,
  purchase: purchaseFormSchema({ minOrder: 1, available: 5000, price: 0.01 }),
  settings: settingsChangeSchema,
};

const hasFields = (field: SchemaFieldDescription): field is SchemaObjectDescription =>
  'fields' in field;

/** The paths of all numbers in a form; those in rows as in the first row. */
const numbersIn = (field: SchemaFieldDescription, path = ''): string[] => {
  if (hasFields(field))
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      numbersIn(inner, path === '' ? name : `${path}.${name}`),
    );
  if (field.type === 'array' && 'innerType' in field)
    return [field.innerType].flat().flatMap((row) => numbersIn(row, `${path}[0]`));
  return field.type === 'number' ? [path] : [];
};

const FIELDS = Object.entries(FORMS).flatMap(([name, form]) =>
  numbersIn(form.describe()).map((path) => ({
    field: `${path} of ${name}`,
    schema: reach(form, path) as Schema,
  })),
);

const said = (schema: Schema, typed: unknown): string => {
  try {
    schema.validateSync(typed);
    return '';
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
};

/** Whether a field reads a text as this number, be it within its bounds or beyond them. */
const isReadAs = (schema: Schema, typed: string, as: number): boolean =>
  said(schema, typed) === said(schema, as) &&
  (said(schema, as) !== '' || schema.cast(typed) === as);

it('is a step in which it is reckoned that every number of every call has', () => {
  const bodies = Object.entries(ENDPOINT_SCHEMAS).flatMap(([call, schemas]) =>
    'body' in schemas ? [[call, schemas.body as AnyObjectSchema] as const] : [],
  );
  const numbers = bodies.flatMap(([call, body]) =>
    numbersIn(body.describe()).map((path) => ({ call, path, schema: reach(body, path) as Schema })),
  );
  expect(numbers.length).toBeGreaterThan(30);
  const stepless = numbers.filter(({ schema }) => {
    const { tests, oneOf } = schema.describe();
    return (
      oneOf.length === 0 && !tests.some(({ name }) => name === 'integer' || name === 'hundredths')
    );
  });
  expect(stepless.map(({ call, path }) => `${path} of ${call}`)).toEqual([]);
});

it('finds the numbers of every form', () => {
  expect(FIELDS.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      'price of newProduct',
      'minOrder of newProduct',
      'available of productChange',
      'attributes.weightG of newProduct',
      'attributes.areaPerLoadM2 of productChange',
      'pieces of restock',
      'quantity of purchase',
      'vatPercent of settings',
      'abroad[0].reducedVatPercent of settings',
      'home.freeFrom of settings',
      'warehouse.cutOffHour of settings',
    ]),
  );
});

describe('a number that is typed into a form', () => {
  it.each(FIELDS)('is asked about where it can be read in two ways: $field', ({ schema }) => {
    for (const typed of ['2.000', '1,234', '12,500', ' 1.250 '])
      expect(said(schema, typed), typed).toMatch(/can be read in two ways: write \d/);
  });

  it.each(FIELDS)('is read with groups that can only be thousands: $field', ({ schema }) => {
    for (const typed of ['1 200', '1\u00A0200', '1\u202F200', '1\u2009200', "1'200", '1’200'])
      expect(isReadAs(schema, typed, 1200), JSON.stringify(typed)).toBe(true);
    expect(isReadAs(schema, '1.200.000', 1_200_000)).toBe(true);
  });

  it.each(FIELDS)('is read with a decimal comma as with a point: $field', ({ schema }) => {
    for (const [typed, as] of [
      ['12,5', 12.5],
      ['12.5', 12.5],
      ['7.0', 7],
      ['7,00', 7],
      ['0,25', 0.25],
    ] as const)
      expect(isReadAs(schema, typed, as), typed).toBe(true);
  });

  it.each(FIELDS)('is refused where it is none: $field', ({ schema }) => {
    for (const typed of ['1e1', '0x10', '12abc', '1,2,3', '1 20', '12;5', 'Infinity', '--5'])
      expect(said(schema, typed), typed).not.toBe('');
  });
});

describe('a rate of VAT', () => {
  const settings = ENDPOINT_SCHEMAS.updateSettings.body;
  const rates = ['vatPercent', 'reducedVatPercent', 'abroad[0].vatPercent'] as const;

  it.each(rates)('has at most the two decimals that are reckoned with: %s', (path) => {
    const rate = reach(settings, path) as Schema;
    for (const typed of [19.123456, 1e-9, 19.001, '19,123456', '19.1234', '0.001'])
      expect(said(rate, typed), `${typed}`).toBe(VALIDATION.vatPercent);
    for (const typed of [19, 8.1, 25.5, 0, 0.01, 49.99, '8,1', '5.55'])
      expect(said(rate, typed), `${typed}`).toBe('');
  });
});

it.each([
  ['a price', 'newProduct', 'price', VALIDATION.priceCents],
  ['the cost of delivery', 'settings', 'home.cost', VALIDATION.priceCents],
])('%s is no thousandth of a cent', (_what, form, path, message) => {
  const schema = reach(FORMS[form] ?? object(), path) as Schema;
  expect(said(schema, 1e-9)).toBe(message);
  expect(said(schema, 12.000000001)).toBe(message);
  expect(said(schema, 12.01)).toBe('');
});
