import {
  isServer,
  MutationCache,
  QueryClient,
  type MutationMeta,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.ts';
import { toast } from '../lib/toast.ts';

/**
 * A browser waits a second before the first and two before the next. Somebody waits for a page that
 * is rendered, and what it reads is near: once, and at once.
 */
const RETRIES = isServer ? { max: 1, delayMs: 0 } : { max: 2 };

/** Trying again helps where no answer came or the server failed, never where it refused. */
const worthRetrying = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Says that a change failed, where its call has words for it. */
function tellFailure(error: Error, meta: MutationMeta | undefined): void {
  const words = meta?.failureToast;
  const message = typeof words === 'function' ? words(error) : words;
  if (message !== undefined) toast.error(message);
}

const invalidate = (client: QueryClient, keys: readonly QueryKey[] = []): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

/**
 * One cache per page (per rendered page in Node). A query's failure shows where it is used; a
 * change's also in a toast, told here because whoever asked for it may be gone by then.
 */
export function createQueryClient(): QueryClient {
  const { max, delayMs } = RETRIES;
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => tellFailure(error, meta),
      onSuccess: (_data, _variables, _result, { meta }, { client }) =>
        invalidate(client, meta?.invalidatesOnSuccess),
      onSettled: (_data, _error, _variables, _result, { meta }, { client }) =>
        invalidate(client, meta?.invalidates),
    }),
    defaultOptions: {
      queries: {
        // Offline a query fails like any other, with its Retry, and is read again on reconnecting;
        // waiting for the network in silence would look like loading for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < max && worthRetrying(error),
        ...(delayMs !== undefined && { retryDelay: delayMs }),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
