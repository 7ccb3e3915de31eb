import type { MutationMeta } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../lib/toast.ts';
import { createQueryClient } from './query-client.ts';

/** Makes a change that the server refuses, and gives what was toasted of it. */
async function refuse(meta?: MutationMeta): Promise<unknown[]> {
  const told = vi.spyOn(toast, 'error').mockReturnValue();
  const client = createQueryClient();
  const mutationFn = () => Promise.reject(new Error('refused'));
  const change = client.getMutationCache().build(client, { mutationFn, ...(meta && { meta }) });
  await expect(change.execute(undefined)).rejects.toThrow('refused');
  return told.mock.calls.flat();
}

describe('a query on the server', () => {
  afterEach(() => vi.useRealTimers());

  it('is retried once, without delay', async () => {
    vi.useFakeTimers();
    const read = vi.fn(() => Promise.reject(new Error('away')));
    const page = createQueryClient().fetchQuery({ queryKey: ['part'], queryFn: read });
    const failure = expect(page).rejects.toThrow('away');
    await vi.advanceTimersByTimeAsync(0);
    await failure;
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('a failed mutation', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows one toast, with the text of its meta', async () => {
    expect(await refuse({ failureToast: 'Try again' })).toEqual(['Try again']);
  });

  it('shows a toast by the error', async () => {
    expect(await refuse({ failureToast: ({ message }) => `${message} it` })).toEqual([
      'refused it',
    ]);
  });

  it('shows no toast where its meta has no text', async () => {
    expect(await refuse()).toEqual([]);
    expect(await refuse({ failureToast: () => undefined })).toEqual([]);
  });
});
