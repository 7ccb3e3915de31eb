import type { MutationMeta } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderKeys } from '../entities/order/order-queries.ts';
import { productKeys } from '../entities/product/product-queries.ts';
import { ORDERS_AND_STOCK } from '../features/orders/api/change-orders.ts';
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

describe('a mutation with queries in its meta', () => {
  const touched = [orderKeys.one('o1'), productKeys.detail('p1'), productKeys.latest];
  const others = [['blogs', 'list']];

  /** Which of the queries are read again when they show next. */
  async function invalidated(meta: MutationMeta, isDone = true): Promise<unknown[]> {
    const client = createQueryClient();
    for (const key of [...touched, ...others]) client.setQueryData(key, {});
    const mutationFn = () => (isDone ? Promise.resolve() : Promise.reject(new Error('refused')));
    const change = client.getMutationCache().build(client, { mutationFn, meta });
    await change.execute(undefined).catch(() => undefined);
    const keys = [...touched, ...others];
    return keys.filter((key) => client.getQueryState(key)?.isInvalidated);
  }

  it('invalidates them and no other, whether it was done or refused', async () => {
    expect(await invalidated({ invalidates: ORDERS_AND_STOCK })).toEqual(touched);
    expect(await invalidated({ invalidates: ORDERS_AND_STOCK }, false)).toEqual(touched);
  });

  it('invalidates those of a success only when it was done', async () => {
    expect(await invalidated({ invalidatesOnSuccess: ORDERS_AND_STOCK })).toEqual(touched);
    expect(await invalidated({ invalidatesOnSuccess: ORDERS_AND_STOCK }, false)).toEqual([]);
  });
});
