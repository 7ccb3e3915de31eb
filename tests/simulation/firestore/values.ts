import { FieldValue, Timestamp } from 'firebase-admin/firestore';

export type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Fields =>
  Object.getPrototypeOf(value) === Object.prototype;

/** A value as the database keeps it: nobody else has it, and nobody changes it. */
const kept = (value: unknown): unknown => {
  if (value === undefined) throw new Error('undefined is no value that the database takes');
  if (typeof value !== 'object' || value === null || value instanceof Timestamp) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(kept));
  if (!isPlain(value)) throw new Error(`no value of the database: ${value.constructor.name}`);
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, kept(part)])),
  );
};

const DELETED = FieldValue.delete();

/** What an increment adds; the client library keeps it to itself. */
const addedBy = (value: FieldValue): number => (value as unknown as { operand: number }).operand;

/** The fields of a document after a write, whole or, over those it had, in part. */
export const written = (before: Fields, change: Fields): Fields => {
  const fields: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(change)) {
    if (!(value instanceof FieldValue)) fields[name] = kept(value);
    else if (value.isEqual(DELETED)) Reflect.deleteProperty(fields, name);
    else fields[name] = Number(fields[name] ?? 0) + addedBy(value);
  }
  return Object.freeze(fields);
};

/** The value at a path such as `order.uid`. */
export const valueAt = (fields: Fields, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      fields,
    );

const orderable = (value: unknown): unknown =>
  value instanceof Timestamp ? value.valueOf() : value;

/** Below 0, 0 or above; undefined for values of different kinds, none of which is below the other. */
export const compared = (one: unknown, other: unknown): number | undefined => {
  const [a, b] = [orderable(one), orderable(other)];
  if (a === b) return 0;
  if (typeof a !== typeof b || (typeof a !== 'number' && typeof a !== 'string')) return undefined;
  return a < (b as typeof a) ? -1 : 1;
};
