import { FINDER_FIELDS, type TypedJob } from '@rollwell/functions/contract';

/** What an address says of a job; undefined where it says nothing. */
export const typedJobOf = (query: URLSearchParams): TypedJob | undefined => {
  const said = FINDER_FIELDS.filter((field) => query.has(field));
  if (said.length === 0) return undefined;
  return Object.fromEntries(said.map((field) => [field, query.get(field) ?? '']));
};
