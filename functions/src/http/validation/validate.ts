import { ValidationError, type Schema } from 'yup';
import { AppError } from '../../contract/app-error.ts';
import { VALIDATION } from '../../contract/messages.ts';

/** A yup object schema, as far as checking needs it. */
export interface ObjectDoor<Value> {
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

const unknownFields = (schema: ObjectDoor<unknown>, value: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.keys(value)
      .filter((key) => !Object.hasOwn(schema.fields, key))
      .map((key) => [key, VALIDATION.unknownField]),
  );

/** JSON has types, so "5" is no number. A null is left to the schema, which knows whether it may be missing. */
const wronglyTyped = (schema: ObjectDoor<unknown>, value: Record<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(schema.fields as Record<string, Schema>)
      .filter(([key, field]) => {
        const given = Object.hasOwn(value, key) ? value[key] : undefined;
        return given !== undefined && given !== null && !field.isType(given);
      })
      .map(([key]) => [key, VALIDATION.wrongType]),
  );

const complaints = (schema: ObjectDoor<unknown>, value: unknown): Fields => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return fieldsOf(error);
    throw error;
  }
};

const check = <Value>(
  schema: ObjectDoor<Value>,
  value: Record<string, unknown>,
  stricter: Fields,
): Value => {
  const refused = { ...stricter, ...unknownFields(schema, value) };
  // A schema may stumble over what is not of its type, so it sees the rest only.
  const known = Object.fromEntries(
    Object.entries(value).filter(([key]) => !Object.hasOwn(refused, key)),
  );
  const fields = { ...complaints(schema, known), ...refused };
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return schema.cast(known);
};

/**
 * A JSON body, its texts trimmed.
 * @throws AppError `validation_failed` naming every field that is missing, wrong or unknown;
 *   `invalid_request` when it is no JSON object.
 */
export const validateBody = <Value>(schema: ObjectDoor<Value>, value: unknown): Value => {
  if (!isRecord(value))
    throw new AppError('invalid_request', { message: 'The body has to be a JSON object.' });
  return check(schema, value, wronglyTyped(schema, value));
};

/**
 * A query, its numbers read and its defaults filled in.
 * @throws AppError `validation_failed` naming every parameter that is wrong or unknown.
 */
export const validateQuery = <Value>(
  schema: ObjectDoor<Value>,
  value: Record<string, string>,
): Value => check(schema, value, {});
