import fc from 'fast-check';
import type { Schema as YupSchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { describe, expect, it } from 'vitest';
import { MAX_LENGTH } from '../constants.ts';
import { ENDPOINT_SCHEMAS } from '../api/endpoint-schemas.ts';
import { VALIDATION } from './validation-messages.ts';
import { newBlogSchema } from '../schemas/blog.ts';
import { newContactMessageSchema } from '../schemas/contact.ts';
import { normalVatNumber } from '../money/vat.ts';
import { orderNumber, readOrderNumbers } from '../orders/order-number.ts';
import { trackingSchema } from '../schemas/after-order.ts';
import { lookUpSchema } from '../schemas/look-up.ts';
import { newOrderSchema } from '../schemas/new-order.ts';
import { productAttributesSchema } from '../schemas/product-attributes.ts';
import { signupFormSchema } from '../schemas/user.ts';
import { readNumber } from './number-text.ts';
import { transferSchema } from '../schemas/order.ts';
import { settingsChangeSchema } from '../schemas/settings.ts';

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

/** How an address of mail ends, and the one sentence for all that is wrong with it. */
const AN_EMAIL = ['@c.example', VALIDATION.emailPattern];

describe('a text that somebody sends', () => {
  it.each(asked)('%s goes through the one reader, or is one of a few words', (_path, field) => {
    const rules = field.tests.map(({ name }) => name);
    expect(rules.includes('readable') || field.oneOf.length > 0).toBe(true);
  });

  const read = asked.filter(([, { tests }]) => tests.some(({ name }) => name === 'readable'));
  it.each(read)('%s is refused with a noncharacter or what XML cannot hold', (path) => {
    const [name = '', part = '', ...fields] = path.split(/[ .]/);
    const schemas = ENDPOINT_SCHEMAS as Record<string, Record<string, unknown>>;
    const [end, refusal] = fields.at(-1) === 'email' ? AN_EMAIL : ['', VALIDATION.unreadable];
    const complaints = (text: string) =>
      complaintOf(schemas[name]?.[part] as YupSchema, valueAt(fields, `${text}${end}`));
    fc.assert(
      fc.property(noText, (sign) => {
        expect(complaints(`a${sign}b`)).toContain(refusal);
      }),
      { numRuns: 20 },
    );
    expect(complaints('ab')).not.toContain(refusal);
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

  it('is counted in characters, whether one takes one unit or two', () => {
    const complaints = (subject: string) =>
      complaintOf(newContactMessageSchema, { email: 'a@b.example', subject });
    for (const character of ['a', 'é', '🎨']) {
      expect(complaints(character.repeat(MAX_LENGTH.line))).toEqual([]);
      expect(complaints(character.repeat(MAX_LENGTH.line + 1))).toEqual([
        VALIDATION.maxLength(MAX_LENGTH.line),
      ]);
    }
  });

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '2026-1-1'])(
    'that is to be a day is refused as %s, which is none',
    (day) => {
      const transfer = (date: string) => complaintOf(transferSchema, { reference: 'B 1', date });
      expect([transfer(day), transfer('2024-02-29')]).toEqual([[VALIDATION.transferDate], []]);
      const confirmed = (terms: string) =>
        complaintOf(settingsChangeSchema, { confirmedTexts: { terms } }).includes(
          VALIDATION.confirmedOn,
        );
      expect([confirmed(day), confirmed('2024-02-29'), confirmed('')]).toEqual([
        true,
        false,
        false,
      ]);
      const closed = (from: string) =>
        complaintOf(settingsChangeSchema, {
          warehouse: { closures: [{ from, to: from }] },
        }).includes(VALIDATION.calendarDay);
      expect([closed(day), closed('2024-02-29')]).toEqual([true, false]);
    },
  );

  it('that is too long hears that alone: no pattern looks at it', () => {
    const img = `ftp://${'a'.repeat(MAX_LENGTH.url)}\ud800`;
    const blog = { heading: 'Nap', description: 'Long or short', img };
    expect(complaintOf(newBlogSchema, blog)).toEqual([VALIDATION.maxLength(MAX_LENGTH.url)]);
    // An address of mail has one sentence for all that is wrong with it.
    const email = `${'a@'.repeat(MAX_LENGTH.email)}\ud800`;
    expect(complaintOf(newContactMessageSchema, { email, subject: 'Nap' })).toEqual([
      VALIDATION.emailPattern,
    ]);
  });

  /** As it comes from mails, PDFs and spreadsheets: signs that nobody sees round a value and within it. */
  const pasted = (value: string): string =>
    `\u202a\ufeff${value.slice(0, 2)}\u200b\u00ad${value.slice(2)}\u202c\t`;

  it('is taken without the signs that nobody sees, be it name, phone, town, postcode or number', () => {
    const texts = { customerName: 'Dora', phone: '030 1', city: 'Berlin', postcode: '10115' };
    const typed = { ...order, ...texts, vatNumber: 'ATU12345675' };
    const withSigns = Object.fromEntries(
      Object.entries({ ...texts, vatNumber: 'ATU12345675' }).map(([field, value]) => [
        field,
        pasted(value),
      ]),
    );
    expect(newOrderSchema.validateSync({ ...typed, ...withSigns })).toEqual(typed);
    // Free text keeps what some scripts write with, and loses what turns its direction.
    expect(newOrderSchema.cast({ ...order, address: pasted('Ladder Lane') }).address).toBe(
      'La\u200b\u00addder Lane',
    );
    expect(newOrderSchema.cast({ ...order, quantity: pasted('1200') }).quantity).toBe(1200);
    expect(
      signupFormSchema.cast({
        fullName: pasted('Dora'),
        email: pasted('d@b.example'),
        password: pasted('word1'),
      }),
    ).toEqual({ fullName: 'Dora', email: 'd@b.example', password: pasted('word1') });
    const number = orderNumber('kX2mPq8LwZ4tRb7NvC1s', '2026-11-22T08:00:00.000Z');
    expect(readOrderNumbers(pasted(number))).toEqual([number]);
  });

  it('that is nothing but signs that nobody sees is missing', () => {
    expect(complaintOf(newOrderSchema, { ...order, city: '\u200b\u202c\t\u3164' })).toEqual([
      VALIDATION.cityRequired,
    ]);
  });

  it('that is a number with dashes is the same with every kind of dash', () => {
    for (const dash of '‐‑‒–—―−﹣－⁃') {
      const articleNumber = `RW${dash}1001`;
      expect(productAttributesSchema.validateSync({ articleNumber })).toEqual({
        articleNumber: 'RW-1001',
      });
      expect(lookUpSchema.validateSync({ articleNumbers: [articleNumber] }).articleNumbers).toEqual(
        ['RW-1001'],
      );
      expect(normalVatNumber(`ATU${dash}1234${dash}5675`)).toBe('ATU12345675');
      const tracked = { carrier: 'DHL', number: `00${dash}34` };
      expect(trackingSchema.validateSync(tracked).number).toBe('00-34');
      expect(newOrderSchema.validateSync({ ...order, postcode: `00${dash}950` }).postcode).toBe(
        '00-950',
      );
      expect(readNumber(`${dash}5`)).toEqual({ number: -5, decimals: 0 });
    }
  });
});
