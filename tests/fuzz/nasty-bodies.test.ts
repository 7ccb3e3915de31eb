import type { ISchema, Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../functions/src/contract/api/app-error.ts';
import { ENDPOINT_SCHEMAS } from '../../functions/src/contract/api/endpoint-schemas.ts';
import { validateBody, type ObjectSchema } from '../../functions/src/http/validation/validate.ts';
import { NASTY, type Json } from './nasty-values.ts';

type Field = Schema & { fields?: Record<string, Schema>; innerType?: Schema };

/** Puts a value where something is to be found, and nothing beside it. */
type Place = (value: Json) => Json;

const inField = (name: string) => (value: Json) => `{${JSON.stringify(name)}:${value}}`;

/** Every place of a schema where something may stand: fields, items of lists, and what is in them. */
const placesIn = ({ fields = {}, innerType }: Field): Place[] => [
  ...Object.entries(fields).flatMap(([name, field]) => {
    const put = inField(name);
    return [put, ...placesIn(field as Field).map((inner) => (value: Json) => put(inner(value)))];
  }),
  ...(innerType
    ? [
        (value: Json) => `[${value}]`,
        (value: Json) => `[{},${value},${value}]`,
        ...placesIn(innerType as Field).map((inner) => (value: Json) => `[${inner(value)}]`),
      ]
    : []),
];

const BODIES = Object.entries(ENDPOINT_SCHEMAS).flatMap(([name, schemas]) =>
  'body' in schemas ? [[name, schemas.body as ISchema<object>] as const] : [],
);

describe('whatever stands anywhere in a body', () => {
  it.each(BODIES)('of %s is taken or refused in words', (_name, schema) => {
    const places = placesIn(schema as unknown as Field);
    expect(places.length).toBeGreaterThan(0);
    const failures = places.flatMap((put) =>
      NASTY.flatMap((value) => {
        const body = put(value);
        try {
          validateBody(schema as unknown as ObjectSchema<unknown>, JSON.parse(body));
          return [];
        } catch (error) {
          return error instanceof AppError ? [] : [`${body.slice(0, 80)}: ${String(error)}`];
        }
      }),
    );
    expect(failures).toEqual([]);
  });
});
