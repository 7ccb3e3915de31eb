import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.ts';
import { isGone } from '../lib/query/gone.ts';

/** The answers that a page was rendered with, as JSON. That something is gone is an answer, too. */
export function writePageData(client: QueryClient): string {
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status, error } }) => status === 'success' || isGone(error),
  });
  return JSON.stringify(state, (_key, value: unknown) =>
    value instanceof Error ? { message: value.message } : value,
  );
}

/** Errors lose their kind on the way; only what is gone travels as one. */
function revive({ queries, ...rest }: DehydratedState): DehydratedState {
  for (const { state } of queries) {
    if (state.error) state.error = new ApiError('not_found', state.error.message, { status: 404 });
  }
  return { ...rest, queries };
}

/** Fills the client with what the page was rendered with, so that nothing is asked twice. */
export function readPageData(client: QueryClient): void {
  const json = document.getElementById('page-data')?.textContent;
  if (json) hydrate(client, revive(JSON.parse(json) as DehydratedState));
}
