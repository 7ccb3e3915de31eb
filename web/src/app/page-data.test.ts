import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api/api-error.ts';
import { isGone } from '../lib/query/gone.ts';
import { readPageData, writePageData } from './page-data.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the browser begins with, of what a page was rendered with. */
function handedOver(rendered: ReturnType<typeof createQueryClient>) {
  const textContent = writePageData(rendered);
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  const client = createQueryClient();
  readPageData(client);
  return client;
}

it('a page hands its answers over with their age', () => {
  const rendered = createQueryClient();
  const pages = { pages: [{ items: [1], next: null }], pageParams: [''] };
  rendered.setQueryData(['one', { of: 2 }], { name: 'A' }, { updatedAt: 1000 });
  rendered.setQueryData(['list'], pages, { updatedAt: 2000 });
  const client = handedOver(rendered);
  expect(client.getQueryData(['one', { of: 2 }])).toEqual({ name: 'A' });
  expect(client.getQueryState(['one', { of: 2 }])?.dataUpdatedAt).toBe(1000);
  expect(client.getQueryData(['list'])).toEqual(pages);
});

it('a page hands over that something is gone, and no other failure', async () => {
  const rendered = createQueryClient();
  const fail = (key: string, error: Error) =>
    rendered.prefetchQuery({ queryKey: [key], queryFn: () => Promise.reject(error), retry: false });
  await fail('gone', new ApiError('not_found', 'Not there', { status: 404 }));
  await fail('away', new ApiError('internal', 'Away', { status: 500 }));
  const client = handedOver(rendered);
  const state = client.getQueryState(['gone']);
  expect(state).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(isGone(state?.error)).toBe(true);
  expect(state?.error?.message).toBe('Not there');
  expect(client.getQueryState(['away'])).toBeUndefined();
});
