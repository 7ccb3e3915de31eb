import { isServer, type QueryClient } from '@tanstack/react-query';
import {
  createContext,
  data,
  RouterContextProvider,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { isNotFound } from '../api/api-error.ts';

/** What an address asks a page to show. */
interface PageRequest {
  client: QueryClient;
  /** The `:id` of the path; empty where it has none. */
  id: string;
  query: URLSearchParams;
}

/** What a page says of itself to who lists it: a sentence or two, or what makes them of what was read. */
export type PageDescription =
  string | ((client: QueryClient, pathname: string) => string | undefined);

const queryClientContext = createContext<QueryClient>();

/** What the router hands to loaders: the cache that pages are read into. */
export function loaderContext(client: QueryClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, client);
  return context;
}

type PageLoader = (
  args: Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'context' | 'params' | 'request'>,
) => Promise<null>;

/**
 * The loader of a page: reads what it shows into the query cache, by the queries that its components
 * use. A page that is rendered on the server waits for that; in the browser the page comes at once and
 * shows its own loading states.
 *
 * @param read may fail: then the page says so in the place of what is missing
 * @returns a loader that throws a 404 for what is gone
 */
export const pageLoader =
  (read: (asked: PageRequest) => Promise<unknown>): PageLoader =>
  async ({ context, params, request }) => {
    const asked = {
      client: context.get(queryClientContext),
      id: params.id ?? '',
      query: new URL(request.url).searchParams,
    };
    const reading = read(asked).catch((error: unknown) => error);
    const failure = isServer ? await reading : undefined;
    if (isNotFound(failure)) throw data(null, { status: 404 });
    return null;
  };
