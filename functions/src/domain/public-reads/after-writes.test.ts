import { expect, it, vi } from 'vitest';
import { afterWrites } from './after-writes.ts';

const repository = (write: () => Promise<string>) => ({
  create: write,
  remove: write,
  get: () => Promise.resolve('read'),
});

it('A repository with a listener reports each write that has ended, failed ones too', async () => {
  const ended = vi.fn();
  const works = afterWrites(
    repository(() => Promise.resolve('done')),
    ['create', 'remove'],
    ended,
  );
  expect(await works.create()).toBe('done');
  expect(ended).toHaveBeenCalledTimes(1);
  expect(await works.get()).toBe('read');
  expect(ended).toHaveBeenCalledTimes(1);
  const fails = afterWrites(
    repository(() => Promise.reject(new Error('away'))),
    ['remove'],
    ended,
  );
  await expect(fails.remove()).rejects.toThrow('away');
  expect(ended).toHaveBeenCalledTimes(2);
  await expect(fails.create()).rejects.toThrow('away');
  expect(ended).toHaveBeenCalledTimes(2);
});
