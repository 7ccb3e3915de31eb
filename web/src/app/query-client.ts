import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.ts';

const MAX_RETRIES = 2;

/** Trying again helps where no answer came or the server failed, never where it refused. */
const worthRetrying = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** One cache per page (per rendered page in Node); a query's failure shows where it is used. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline a query fails like any other, with its Retry, and is read again on reconnecting;
        // waiting for the network in silence would look like loading for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && worthRetrying(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
