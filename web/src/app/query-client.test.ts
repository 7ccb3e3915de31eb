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

describe('what is read for a page that is rendered', () => {
  afterEach(() => vi.useRealTimers());

  it('is asked for once more where it fails, and no page waits for that', async () => {
    vi.useFakeTimers();
    const read = vi.fn(() => Promise.reject(new Error('away')));
    const page = createQueryClient().fetchQuery({ queryKey: ['part'], queryFn: read });
    const failure = expect(page).rejects.toThrow('away');
    await vi.advanceTimersByTimeAsync(0);
    await failure;
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('a change that failed', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is told once, in the words of its call', async () => {
    expect(await refuse({ failureToast: 'Try again' })).toEqual(['Try again']);
  });

  it('is told by what went wrong', async () => {
    expect(await refuse({ failureToast: ({ message }) => `${message} it` })).toEqual([
      'refused it',
    ]);
  });

  it('stays without a toast where its call has no words for it', async () => {
    expect(await refuse()).toEqual([]);
    expect(await refuse({ failureToast: () => undefined })).toEqual([]);
  });
});
