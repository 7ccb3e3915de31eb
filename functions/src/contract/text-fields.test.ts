import fc from 'fast-check';
import type { Schema as YupSchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { describe, expect, it } from 'vitest';
import { MAX_LENGTH } from './constants.ts';
import { ENDPOINT_SCHEMAS } from './endpoint-schemas.ts';
import { VALIDATION } from './validation-messages.ts';
import { newContactMessageSchema } from './schemas/contact.ts';
import { newOrderSchema } from './schemas/new-order.ts';
import { isEmail } from './email.ts';

interface Schema {
  describe(): SchemaFieldDescription;
}

/** Every text in a schema with its path. */
const textsIn = (path: string, field: SchemaFieldDescription): [string, SchemaDescription][] => {
  if ('fields' in field)
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      textsIn(`${path}.${name}`, inner),
    );
  if ('innerType' in field && !Array.isArray(field.innerType))
    return textsIn(`${path}[]`, field.innerType);
  return field.type === 'string' ? [[path, field as SchemaDescription]] : [];
};

/** U+FDD0 to U+FDEF, and the last two of each of the 17 planes. */
const NONCHARACTERS = [
  ...Array.from({ length: 32 }, (_, index) => 0xfdd0 + index),
  ...Array.from({ length: 17 }, (_, plane) => [
    plane * 0x10000 + 0xfffe,
    plane * 0x10000 + 0xffff,
  ]).flat(),
].map((code) => String.fromCodePoint(code));
/** What XML 1.0 cannot hold (its production Char), but for half a pair. */
const BEYOND_XML = [
  ...Array.from({ length: 32 }, (_, code) => code).filter((code) => ![9, 10, 13].includes(code)),
  0xfffe,
  0xffff,
].map((code) => String.fromCharCode(code));
const noText = fc.constantFrom(...new Set([...NONCHARACTERS, ...BEYOND_XML]));

const asked = Object.entries(ENDPOINT_SCHEMAS).flatMap(([name, schemas]) =>
  (['body', 'query'] as const).flatMap((part) => {
    const schema = (schemas as Partial<Record<string, Schema>>)[part];
    return schema ? textsIn(`${name} ${part}`, schema.describe()) : [];
  }),
);

/** An object in which this text stands at a path such as `['lines[]', 'productId']`. */
const valueAt = ([field, ...further]: readonly string[], text: string): unknown => {
  if (field === undefined) return text;
  const value = valueAt(further, text);
  return field.endsWith('[]') ? { [field.slice(0, -2)]: [value] } : { [field]: value };
};

const complaintOf = (schema: Pick<YupSchema, 'validateSync'>, value: unknown): string[] => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

describe('a text that somebody sends', () => {
  it.each(asked)('%s goes through the one reader, or is one of a few words', (_path, field) => {
    const rules = field.tests.map(({ name }) => name);
    expect(rules.includes('readable') || field.oneOf.length > 0).toBe(true);
  });

  const read = asked.filter(([, { tests }]) => tests.some(({ name }) => name === 'readable'));
  it.each(read)('%s is refused with a noncharacter or what XML cannot hold', (path) => {
    const [name = '', part = '', ...fields] = path.split(/[ .]/);
    const schemas = ENDPOINT_SCHEMAS as Record<string, Record<string, unknown>>;
    const complaints = (text: string) =>
      complaintOf(schemas[name]?.[part] as YupSchema, valueAt(fields, text));
    fc.assert(
      fc.property(noText, (sign) => {
        expect(complaints(`a${sign}b`)).toContain(VALIDATION.unreadable);
      }),
      { numRuns: 20 },
    );
    expect(complaints('ab')).not.toContain(VALIDATION.unreadable);
  });

  const order = {
    productId: 'roller',
    quantity: 2,
    customerName: 'Dora',
    phone: '1',
    address: 'Ladder Lane 4',
    city: 'Berlin',
  };

  it.each(['productId', 'customerName', 'phone', 'address', 'city'])(
    'with half a surrogate pair is refused as the %s of an order',
    (field) => {
      expect(complaintOf(newOrderSchema, { ...order, [field]: 'a\ud800b' })).toEqual([
        VALIDATION.unreadable,
      ]);
      expect(complaintOf(newOrderSchema, order)).toEqual([]);
    },
  );

  it('that is too long hears that alone: no pattern looks at it', () => {
    const email = `${'a@'.repeat(MAX_LENGTH.line)}\ud800`;
    expect(complaintOf(newContactMessageSchema, { email, subject: 'Nap' })).toEqual([
      VALIDATION.maxLength(MAX_LENGTH.line),
    ]);
    expect(complaintOf(newContactMessageSchema, { email: 'a@b', subject: 'Nap' })).toEqual([
      VALIDATION.emailPattern,
    ]);
    expect([isEmail(`${email}.b`), isEmail('a@b.example'), isEmail('a\u200b@b.example')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
