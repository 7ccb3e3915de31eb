import type { SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import type { TextKind } from '../../contract/text/text.ts';
import { textPattern } from './text-pattern.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Rule = SchemaDescription['tests'][number];

const param = ({ params }: Rule, key: string): unknown => params?.[key];

/** What each rule of a yup schema says in JSON Schema, by type; rules that JSON Schema cannot say are left out. */
const TEXT_RULES: Record<string, (rule: Rule) => JsonSchema> = {
  required: () => ({ minLength: 1 }),
  max: (rule) => ({ maxLength: param(rule, 'max') }),
  pastDay: () => ({ format: 'date' }),
  confirmedOn: () => ({ anyOf: [{ enum: [''] }, { format: 'date' }] }),
};

const NUMBER_RULES: Record<string, (rule: Rule) => JsonSchema> = {
  integer: () => ({ type: 'integer' }),
  min: (rule) => ({ minimum: param(rule, 'min') }),
  max: (rule) => ({ maximum: param(rule, 'max') }),
  hundredths: () => ({ multipleOf: 0.01 }),
};

const LIST_RULES: Record<string, (rule: Rule) => JsonSchema> = {
  min: (rule) => ({ minItems: param(rule, 'min') }),
  max: (rule) => ({ maxItems: param(rule, 'max') }),
  length: (rule) => ({ minItems: param(rule, 'length'), maxItems: param(rule, 'length') }),
  unique: () => ({ uniqueItems: true }),
};

const RULES: Record<string, Record<string, (rule: Rule) => JsonSchema>> = {
  string: TEXT_RULES,
  number: NUMBER_RULES,
};

const hasFields = (field: SchemaFieldDescription): field is SchemaObjectDescription =>
  'fields' in field;

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription =>
  'optional' in field;

/** The patterns of a text, of which there may be several: what it may be made of, and its shapes. */
const patternsOf = ({ tests }: SchemaDescription): JsonSchema => {
  const required = tests.some(({ name }) => name === 'required');
  const patterns = tests.flatMap((rule) => {
    if (rule.name === 'readable') return textPattern(param(rule, 'kind') as TextKind, { required });
    const regex = param(rule, 'regex');
    return regex instanceof RegExp ? regex.source : [];
  });
  const [pattern, ...more] = patterns.map((each) => ({ pattern: each }));
  return more.length > 0 ? { allOf: [pattern, ...more] } : { ...pattern };
};

const simple = (description: SchemaDescription): JsonSchema => {
  const rules = RULES[description.type] ?? {};
  const said = description.tests.map((rule) => rules[rule.name ?? '']?.(rule) ?? {});
  const { oneOf, notOneOf, default: preset } = description;
  const format: unknown = description.meta?.format;
  return Object.assign(
    { type: description.type },
    ...said,
    patternsOf(description),
    format !== undefined && { format },
    oneOf.length > 0 && { enum: oneOf },
    notOneOf.length > 0 && { not: { enum: notOneOf } },
    preset !== undefined && { default: preset },
  ) as JsonSchema;
};

/** An object without a default of its own is filled in as an empty one, which lacks what it requires. */
const isRequired = (field: SchemaFieldDescription): boolean => {
  if (!isDescription(field)) return false;
  const isFilledIn = hasFields(field) && field.default !== undefined && field.default !== null;
  return !field.optional || (isFilledIn && Object.values(field.fields).some(isRequired));
};

const objectOf = ({ fields, tests }: SchemaObjectDescription): JsonSchema => {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, toJsonSchema(field)])),
    ...(required.length > 0 && { required }),
    ...(tests.some(({ name }) => name === 'noUnknown') && { additionalProperties: false }),
  };
};

const arrayOf = (description: SchemaDescription): JsonSchema => {
  const { innerType } = description as { innerType?: SchemaFieldDescription };
  const said = description.tests.map((rule) => LIST_RULES[rule.name ?? '']?.(rule) ?? {});
  const items = innerType && { items: toJsonSchema(innerType) };
  return Object.assign({ type: 'array' }, items, ...said) as JsonSchema;
};

const nullable = ({ enum: choices, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type, 'null'],
  ...(Array.isArray(choices) && { enum: [...new Set([...(choices as unknown[]), null])] }),
});

/** The JSON Schema of what `schema.describe()` says of a yup schema. */
export const toJsonSchema = (description: SchemaFieldDescription): JsonSchema => {
  if (!isDescription(description) || description.type === 'mixed') return {};
  const schema = hasFields(description)
    ? objectOf(description)
    : description.type === 'array'
      ? arrayOf(description)
      : simple(description);
  return description.nullable ? nullable(schema) : schema;
};
