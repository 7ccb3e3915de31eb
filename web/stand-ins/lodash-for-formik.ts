/**
 * Stands in for the four functions of lodash that Formik uses, which are 6 KB with all that lodash
 * looks out for. A form's values are plain objects, lists, texts, numbers and files.
 */

/** Whether it is an object by itself, not one of a class. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** A copy of the first level. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T;
  return isPlainObject(value) ? { ...value } : value;
}

/** A copy of all levels; what is of a class, such as a file, stays itself. */
export function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneDeep) as T;
  if (!isPlainObject(value)) return value;
  const parts = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(parts.map(([key, part]) => [key, cloneDeep(part)])) as T;
}

/** The keys in a field's name, `a.b` or `a[0].b`; keys themselves stay as they are. */
export const toPath = (name: string | string[]): string[] =>
  typeof name === 'string' ? name.split(/[.[\]]/).filter((key) => key !== '') : name;
