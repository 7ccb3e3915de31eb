import type { ISchema, Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_SCHEMAS } from '../api/endpoint-schemas.ts';
import { BAD_EMAILS, GOOD_EMAILS } from './emails.fixtures.ts';
import { loginFormSchema, signupFormSchema } from '../schemas/user.ts';
import { VALIDATION } from './validation-messages.ts';

/** Every field that takes an address, with its path. */
const emailsIn = (path: string, schema: unknown): [string, Schema][] => {
  const { type, fields, innerType } = schema as {
    type?: string;
    fields?: Record<string, unknown>;
    innerType?: unknown;
  };
  if (type === 'array') return emailsIn(`${path}[]`, innerType);
  return Object.entries(fields ?? {}).flatMap(([name, field]): [string, Schema][] =>
    /e-?mail/i.test(name)
      ? [[`${path}.${name}`, field as Schema]]
      : emailsIn(`${path}.${name}`, field),
  );
};

const asked = Object.entries(ENDPOINT_SCHEMAS).flatMap(([name, schemas]) =>
  (['body', 'query'] as const).flatMap((part) =>
    emailsIn(`${name} ${part}`, (schemas as Partial<Record<string, ISchema<object>>>)[part] ?? {}),
  ),
);
const forms = [
  ...emailsIn('login form', loginFormSchema),
  ...emailsIn('sign-up form', signupFormSchema),
];

const complaint = (field: Schema, text: string): unknown => {
  try {
    field.validateSync(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a field for an address', () => {
  it('is asked for by these calls', () => {
    expect(asked.map(([path]) => path)).toEqual([
      'openSession body.email',
      'createContactMessage body.email',
      'withdraw body.email',
      'updateSettings body.seller.email',
    ]);
  });

  it.each([...asked, ...forms])(
    '%s refuses what is none, in the specification’s words',
    (_path, field) => {
      for (const [what, text] of Object.entries(BAD_EMAILS))
        expect([what, complaint(field, text)]).toEqual([what, VALIDATION.emailPattern]);
      expect(complaint(field, ' ')).toBe(VALIDATION.emailRequired);
    },
  );

  it.each([...asked, ...forms])('%s gives every other in its one form', (_path, field) => {
    for (const [typed, read] of GOOD_EMAILS) {
      expect(complaint(field, typed)).toBeUndefined();
      expect(field.cast(` ${typed} `)).toBe(read);
    }
  });
});
