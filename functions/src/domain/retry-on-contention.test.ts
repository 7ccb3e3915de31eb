import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '../contract/api/app-error.ts';
import { withoutWaiting } from './waits.fixtures.ts';
import { CONFLICTED, retryOnContention } from './retry-on-contention.ts';

const waits = withoutWaiting();
afterEach(() => {
  vi.restoreAllMocks();
});

const contention = () => Object.assign(new Error('contention'), { code: 10 });

it('tries again after an error of contention and after being overtaken, and gives the result', async () => {
  const attempt = vi
    .fn<() => Promise<string | typeof CONFLICTED>>()
    .mockRejectedValueOnce(contention())
    .mockResolvedValueOnce(CONFLICTED)
    .mockResolvedValueOnce('done');
  await expect(retryOnContention(attempt)).resolves.toBe('done');
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('takes a result of nothing for the end', async () => {
  const attempt = vi.fn(() => Promise.resolve(undefined));
  await expect(retryOnContention(attempt)).resolves.toBeUndefined();
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('gives up after waits at random that grow', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const attempt = vi.fn(() => Promise.resolve(CONFLICTED));
  const given = retryOnContention(attempt);
  await expect(given).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
  expect(waits()).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560]);
  expect(attempt).toHaveBeenCalledTimes(10);
});

it('refuses in the words of whoever asked', async () => {
  const refused = retryOnContention(
    () => Promise.resolve(CONFLICTED),
    () => new AppError('conflict'),
  );
  await expect(refused).rejects.toMatchObject({ code: 'conflict' });
});

it('does not try again what failed for another reason', async () => {
  const attempt = vi.fn(() => Promise.reject(new AppError('not_found')));
  await expect(retryOnContention(attempt)).rejects.toMatchObject({ code: 'not_found' });
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('does not try again a query that lacks its index', async () => {
  const missing = Object.assign(new Error('9 FAILED_PRECONDITION: The query requires an index.'), {
    code: 9,
  });
  const attempt = vi.fn(() => Promise.reject(missing));
  await expect(retryOnContention(attempt)).rejects.toBe(missing);
  expect(attempt).toHaveBeenCalledTimes(1);
});
