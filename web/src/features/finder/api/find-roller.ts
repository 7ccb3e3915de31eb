import type { FoundRoller, Job } from '@rollwell/functions/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { productKeys } from '../../../entities/product/product-queries.ts';

/** The roller for a job, by `GET /product/finder`. */
export const finderQuery = (job: Job) =>
  queryOptions<FoundRoller>({
    queryKey: productKeys.finder(job),
    queryFn: ({ signal }) => request('findRoller', { query: job, signal }),
  });

export const useFoundRoller = (job: Job) => useQuery(finderQuery(job));
