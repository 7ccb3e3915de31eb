import { ValidationError, type Schema } from 'yup';
import { AppError } from '../../contract/api/app-error.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';

/** A yup object schema, as far as checking needs it. */
export interface ObjectSchema<Value> {
  readonly fields: object;
  validateSync(value: unknown, options: { abortEarly: boolean }): Value;
  cast(value: unknown): Value;
}

type Fields = Record<string, string>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first sentence about each field. */
const fieldsOf = (error: ValidationError): Fields => {
  const fields = new Map<string, string>();
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error])
    if (path !== undefined && !fields.has(path)) fields.set(path, message);
  return Object.fromEntries(fields);
};

/** What a value of a field is refused for before its schema sees it; undefined for nothing. */
type Refusal = (field: Schema | undefined, value: unknown) => string | undefined;

const ifUnknown: Refusal = (field) => (field ? undefined : VALIDATION.unknownField);

/** JSON has types, so "5" is no number. A null is left to the schema, which knows whether it may be missing. */
const ifWronglyTyped: Refusal = (field, value) =>
  !field || value === undefined || value === null || field.isType(value)
    ? undefined
    : VALIDATION.wrongType;

const hasFields = (field: Schema | undefined): field is Schema & { fields: object } =>
  field !== undefined && 'fields' in field;

const hasItems = (field: Schema | undefined): field is Schema & { innerType?: Schema } =>
  field?.type === 'array';

type Refused = [path: string, sentence: string];

/** What is refused of a value: the whole, or what is in it. */
const refusedIn = (
  field: Schema | undefined,
  given: unknown,
  refusal: Refusal,
  path: string,
): Refused[] => {
  const sentence = refusal(field, given);
  if (sentence !== undefined) return [[path, sentence]];
  if (hasItems(field) && Array.isArray(given))
    return given.flatMap((item: unknown, index) =>
      refusedItem(field.innerType, item, refusal, `${path}[${index}]`),
    );
  if (hasFields(field) && isRecord(given)) return refusedFields(field, given, refusal, `${path}.`);
  return [];
};

/** No list of ours has places with nothing in them. */
const refusedItem = (
  of: Schema | undefined,
  item: unknown,
  refusal: Refusal,
  path: string,
): Refused[] =>
  item === null ? [[path, VALIDATION.wrongType]] : refusedIn(of, item, refusal, path);

/** What is refused of an object, by paths such as `size.width`, `lines[0].quantity` and `tags[1]`. */
const refusedFields = (
  { fields }: { fields: object },
  value: Record<string, unknown>,
  refusal: Refusal,
  path = '',
): Refused[] =>
  Object.entries(value).flatMap(([key, given]) => {
    const field = Object.hasOwn(fields, key) ? (fields as Record<string, Schema>)[key] : undefined;
    return refusedIn(field, given, refusal, path + key);
  });

/** An object without the fields at these paths, and with nothing in the place of items at them. */
const without = (
  value: Record<string, unknown>,
  refused: Fields,
  path = '',
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !Object.hasOwn(refused, path + key))
      .map(([key, given]) => [key, inWithout(given, refused, path + key)]),
  );

const inWithout = (given: unknown, refused: Fields, path: string): unknown => {
  if (isRecord(given)) return without(given, refused, `${path}.`);
  if (!Array.isArray(given)) return given;
  return given.map((item: unknown, index) => {
    const place = `${path}[${index}]`;
    return Object.hasOwn(refused, place) ? undefined : inWithout(item, refused, place);
  });
};

/** Whether what this path leads to is within something that is refused. */
const isWithin = (path: string, refused: Fields): boolean =>
  [...path.matchAll(/[.[]/g)].some(({ index }) => Object.hasOwn(refused, path.slice(0, index)));

const complaints = (schema: ObjectSchema<unknown>, value: unknown): Fields => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return fieldsOf(error);
    throw error;
  }
};

const check = <Value>(
  schema: ObjectSchema<Value>,
  value: Record<string, unknown>,
  stricter: readonly Refused[],
): Value => {
  const unknown = refusedFields(schema, value, ifUnknown);
  const refused = Object.fromEntries([...stricter, ...unknown]);
  // A schema may stumble over what is not of its type, so it sees the rest only.
  const known = without(value, refused);
  const more = Object.entries(complaints(schema, known)).filter(
    ([path]) => !isWithin(path, refused),
  );
  const fields = { ...Object.fromEntries(more), ...refused };
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return schema.cast(known);
};

/**
 * A JSON body, its texts trimmed.
 * @throws AppError `validation_failed` naming every field that is missing, wrong or unknown;
 *   `invalid_request` when it is no JSON object.
 */
export const validateBody = <Value>(schema: ObjectSchema<Value>, value: unknown): Value => {
  if (!isRecord(value))
    throw new AppError('invalid_request', { message: 'The body has to be a JSON object.' });
  return check(schema, value, refusedFields(schema, value, ifWronglyTyped));
};

/**
 * A query, its numbers read and its defaults filled in.
 * @throws AppError `validation_failed` naming every parameter that is wrong or unknown.
 */
export const validateQuery = <Value>(
  schema: ObjectSchema<Value>,
  value: Record<string, string>,
): Value => check(schema, value, []);
