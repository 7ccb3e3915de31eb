import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import { ENDPOINT_SCHEMAS } from '../../contract/api/endpoint-schemas.ts';
import type { EndpointName } from '../../contract/api/endpoints.ts';
import { checkBody } from '../validation/checks.ts';
import { schemaOf } from './components.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * What is asked beyond what a JSON Schema can say, by where it is asked: these fields may be refused
 * in what the document allows, and no others.
 */
const UNSAYABLE: Readonly<Record<string, string>> = {
  lines: 'each line is of another product',
  part: 'pieces of one line are not refunded with all lines; those withdrawn from stand in words as well',
  abroad: 'each country stands in one line',
  carriers: 'each carrier has a name of its own',
  'warehouse.closures[].to': 'a closure does not end before it begins, nor last for long',
  date: 'the day has been',
  carrier: 'a number needs its carrier',
  number: 'a carrier needs its number',
  shipments: 'each order stands there once',
  'shipments[].carrier': 'a number needs its carrier',
  'shipments[].number': 'a carrier needs its number',
  vatNumber: 'it begins with a country, whatever stands between its parts',
  orderNumber: 'its check character is right',
};

const ajv = addFormats.default(
  new Ajv2020({ strict: true, allowUnionTypes: true, multipleOfPrecision: 6 }),
);

const ASTRAL = '🎨';
/** Texts of every sort, among them those whose length differs by what is counted. */
const anyText = ({ maxLength = 40 }: { maxLength?: number }): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 20) }),
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: Math.min(maxLength, 20) }),
    fc.constantFrom('a'.repeat(maxLength), 'é'.repeat(maxLength), ASTRAL.repeat(maxLength)),
    fc.constantFrom(
      '',
      'https://firebasestorage.googleapis.com/a',
      'ask@visitor.example',
      'RW-1001',
    ),
    fc.constantFrom(
      '2026-02-28',
      '2024-02-29',
      '2026-12-24T08:00:00.000Z',
      'https://parcel.example/1',
      'https://parcel.example/{number}',
    ),
  );

type Part = JsonSchema & {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Part>;
  required?: string[];
  items?: Part;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
};

const numberOf = ({ type, minimum = -10, maximum = 1000, multipleOf }: Part) => {
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  const edges = fc.constantFrom(minimum, maximum);
  if (type === 'integer') return fc.oneof(whole, edges);
  const cents = fc.integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) });
  const any = fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(
    whole,
    edges,
    cents.map((each) => each / 100),
    ...(multipleOf ? [] : [any]),
  );
};

const withoutNull = ({ type, ...rest }: Part): Part => ({
  ...rest,
  ...(type && {
    type: Array.isArray(type) ? (type.find((each) => each !== 'null') ?? 'null') : type,
  }),
});

/** What a schema of the document allows. */
const allowedBy = (schema: Part): fc.Arbitrary<unknown> => {
  const isValid: ValidateFunction = ajv.compile(schema);
  const one = withoutNull(schema);
  const candidates = (): fc.Arbitrary<unknown> => {
    if (one.enum) return fc.constantFrom(...one.enum);
    if (one.properties) {
      const fields = Object.entries(one.properties).map(([name, part]) => [name, allowedBy(part)]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: one.required ?? [],
        noNullPrototype: true,
      });
    }
    if (one.type === 'array') {
      const { minItems = 0, maxItems = 3 } = one;
      const items = allowedBy(one.items ?? {});
      return fc.array(items, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 2) });
    }
    if (one.type === 'boolean') return fc.boolean();
    return one.type === 'string' ? anyText(one) : numberOf(one);
  };
  const isNullable = Array.isArray(schema.type);
  const values = isNullable ? fc.option(candidates(), { nil: null }) : candidates();
  return values.filter((value) => isValid(value));
};

const refusedFields = (name: EndpointName, body: unknown): string[] => {
  try {
    checkBody(name, structuredClone(body));
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.fields ?? { '': error.message });
    return fields
      .filter(([field]) => UNSAYABLE[field.replaceAll(/\[\d+\]/g, '[]')] === undefined)
      .map(([field, sentence]) => `${field}: ${sentence}`);
  }
};

const withBody = (Object.keys(ENDPOINT_SCHEMAS) as EndpointName[]).filter(
  (name) => 'body' in ENDPOINT_SCHEMAS[name],
);

describe('a body that the document allows', () => {
  it.each(withBody)('is not refused by %s', (name) => {
    const { body } = ENDPOINT_SCHEMAS[name] as { body: Parameters<typeof schemaOf>[0] };
    fc.assert(
      fc.property(allowedBy(schemaOf(body)), (sent) => {
        expect(refusedFields(name, sent)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
