/**
 * What an expression can amount to. A field whose type our rules have no use for, such as a time or
 * a list, is undefined: it is there, and whoever reads it gets an error.
 */
export type Value = null | boolean | number | string | Fields;
export type Fields = ReadonlyMap<string, Value | undefined>;

/** A Firestore document as its REST interface gives it. */
export type FirestoreDocument = {
  readonly fields?: Readonly<Record<string, unknown>>;
};

/** A condition that could not be decided; it denies, unless the other side of `||` is true. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readNumber = (content: unknown): number | undefined => {
  const number = Number(content);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? undefined : number;
};

/** Reads a tagged value: `{string_value: 'a'}` of firebase-tools, `{stringValue: 'a'}` of Firestore. */
const readValue = (tagged: unknown): Value | undefined => {
  const [[tag, content] = []] = isRecord(tagged) ? Object.entries(tagged) : [];
  const kind = tag?.replace(/_?value$/i, '') ?? '';
  switch (kind) {
    case 'null':
      return null;
    case 'bool':
    case 'boolean':
      return content === true;
    case 'int':
    case 'integer':
    case 'float':
    case 'double':
      return readNumber(content);
    case 'string':
      return String(content);
    case 'map':
      return readFields(isRecord(content) ? content.fields : undefined);
    default:
      return undefined;
  }
};

/** Reads tagged values by their names. */
export const readFields = (fields: unknown): Fields =>
  new Map(
    Object.entries(isRecord(fields) ? fields : {}).map(([name, tagged]) => [
      name,
      readValue(tagged),
    ]),
  );

/** Whether a value has fields. */
export const isMap = (value: Value): value is Fields => value instanceof Map;

/** The type's name in the language. */
export const typeOf = (value: Value): string => {
  if (value === null) return 'null';
  return typeof value === 'object' ? 'map' : typeof value;
};

/** The value, where it has a type that is supported. @throws EvaluationError otherwise */
export const supported = (value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new EvaluationError(`'${name}' has a type that is not supported`);
  return value;
};

/** `object.name`. @throws EvaluationError for null, a missing field, or a value without fields */
export const fieldOf = (object: Value, name: string): Value => {
  if (!isMap(object)) throw new EvaluationError(`${typeOf(object)} has no field '${name}'`);
  if (!object.has(name)) throw new EvaluationError(`there is no field '${name}'`);
  return supported(object.get(name), name);
};

/** `==` of the language. @throws EvaluationError for maps, except beside null */
export const equals = (left: Value, right: Value): boolean => {
  const areThere = left !== null && right !== null;
  if (areThere && (isMap(left) || isMap(right))) throw new EvaluationError('cannot compare maps');
  return left === right;
};

/** Negative, zero or positive as `left` stands before, at or after `right`. @throws EvaluationError for types without an order */
export const compare = (left: Value, right: Value): number => {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left !== 'string' || typeof right !== 'string') {
    throw new EvaluationError(`cannot order ${typeOf(left)} and ${typeOf(right)}`);
  }
  if (left < right) return -1;
  return left > right ? 1 : 0;
};

/** A condition's value. @throws EvaluationError when it is not bool */
export const expectBool = (value: Value, what: string): boolean => {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError(`${what} must be bool, not ${typeOf(value)}`);
};
