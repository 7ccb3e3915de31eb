import type { AnyObjectSchema, ValidateOptions } from 'yup';
import { loadCode, memoizeAsync } from './load-code.ts';

/**
 * A schema whose code comes when somebody is at the form: a screen shows its fields without it.
 * Formik asks it as it asks one that is there.
 */
export interface LazySchema<Schema extends AnyObjectSchema> {
  /** Loads the code; nothing where it is there. A failure is told to whoever sends the form. */
  prepare: () => void;
  /** Finds nothing wrong where the code does not come: who sends the form hears of that. */
  validate: (values: unknown, options?: ValidateOptions) => Promise<unknown>;
  /** @throws {ApiError} where the code does not come */
  cast: (values: unknown) => Promise<ReturnType<Schema['cast']>>;
}

/** @param load imports the schema; called again after a failure */
export function lazySchema<Schema extends AnyObjectSchema>(
  load: () => Promise<Schema>,
): LazySchema<Schema> {
  const loaded = memoizeAsync(() => loadCode(load));
  const present = () => loaded().catch(() => undefined);
  return {
    prepare: () => void present(),
    validate: async (values, options) => (await present())?.validate(values, options),
    cast: async (values) => (await loaded()).cast(values) as ReturnType<Schema['cast']>,
  };
}
