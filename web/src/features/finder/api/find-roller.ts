import {
  FINDER_FIELDS,
  type FoundRoller,
  type Job,
  type TypedJob,
} from '@rollwell/functions/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { productKeys } from '../../../entities/product/product-queries.ts';
import { request } from '../../../lib/api/request.ts';

/** The roller for a job, by `GET /product/finder`. */
export const finderQuery = (job: Job) =>
  queryOptions<FoundRoller>({
    queryKey: productKeys.finder(job),
    queryFn: ({ signal }) => request('findRoller', { query: job, signal }),
  });

export const useFoundRoller = (job: Job) => useQuery(finderQuery(job));

/** What an address says of a job; undefined where it says nothing. */
export const typedJobOf = (query: URLSearchParams): TypedJob | undefined => {
  const said = FINDER_FIELDS.filter((field) => query.has(field));
  if (said.length === 0) return undefined;
  return Object.fromEntries(said.map((field) => [field, query.get(field) ?? '']));
};
