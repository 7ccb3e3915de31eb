import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.ts';
import { isGone } from '../lib/query/gone.ts';

/** What was asked, when it was answered, and with what; of what is gone, what the API says of it. */
type Answer =
  | [asked: QueryKey, answeredAt: number, data: unknown]
  | [asked: QueryKey, answeredAt: number, data: null, gone: string];

/** The answers that a page was rendered with, as JSON. That something is gone is an answer, too. */
export function writePageData(client: QueryClient): string {
  const answers: Answer[] = [];
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const { status, data, dataUpdatedAt, error, errorUpdatedAt } = state;
    if (status === 'success') answers.push([queryKey, dataUpdatedAt, data]);
    else if (error && isGone(error)) answers.push([queryKey, errorUpdatedAt, null, error.message]);
  }
  return JSON.stringify(answers);
}

function noteGone(
  client: QueryClient,
  queryKey: QueryKey,
  errorUpdatedAt: number,
  message: string,
) {
  const error = new ApiError('not_found', message, { status: 404 });
  client.getQueryCache().build(
    client,
    { queryKey },
    {
      data: undefined,
      dataUpdateCount: 0,
      dataUpdatedAt: 0,
      error,
      errorUpdateCount: 1,
      errorUpdatedAt,
      fetchFailureCount: 1,
      fetchFailureReason: error,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status: 'error',
    },
  );
}

/** Fills the client with what the page was rendered with, so that nothing is asked twice. */
export function readPageData(client: QueryClient): void {
  const json = document.getElementById('page-data')?.textContent;
  if (!json) return;
  for (const [asked, updatedAt, data, gone] of JSON.parse(json) as Answer[]) {
    if (gone === undefined) client.setQueryData(asked, data, { updatedAt });
    else noteGone(client, asked, updatedAt, gone);
  }
}
