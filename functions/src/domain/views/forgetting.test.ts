import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { EntryRepository } from '../../data/entry-repository.ts';
import type { ProductRepository } from '../../data/product-repository.ts';
import type { SettingsRepository } from '../../data/settings-repository.ts';
import type { StockRepository } from '../../data/stock-repository.ts';
import {
  forgettingEntries,
  forgettingProducts,
  forgettingSettings,
  forgettingStock,
} from './forgetting.ts';

const forget = vi.fn();
beforeEach(() => {
  forget.mockClear();
});

const repository = (write: () => Promise<unknown>) => {
  const read = () => Promise.resolve('read');
  return {
    create: write,
    replace: write,
    remove: write,
    commit: write,
    get: read,
    list: read,
    read,
  };
};
/** Its writes are taken. */
const works = repository(() => Promise.resolve('done'));
/** Nobody knows how its writes ended. */
const fails = repository(() => Promise.reject(new Error('away')));

type Called = Record<string, () => Promise<unknown>>;

describe.each([
  {
    name: 'products',
    over: (inner: unknown) => forgettingProducts(inner as ProductRepository, forget),
    writing: ['create', 'replace', 'remove'],
    reading: ['get', 'list'],
  },
  {
    name: 'stock',
    over: (inner: unknown) => forgettingStock(inner as StockRepository, forget),
    writing: ['commit'],
    reading: ['read'],
  },
  {
    name: 'settings',
    over: (inner: unknown) => forgettingSettings(inner as SettingsRepository, forget),
    writing: ['replace'],
    reading: ['get'],
  },
  {
    name: 'entries',
    over: (inner: unknown) => forgettingEntries(inner as EntryRepository<Blog>, forget),
    writing: ['create', 'remove'],
    reading: ['get', 'list'],
  },
])('what a process keeps of $name', ({ over, writing, reading }) => {
  it.each(writing)('is forgotten after %s', async (name) => {
    const forgetting = over(works) as unknown as Called;
    expect(await forgetting[name]?.()).toBe('done');
    expect(forget).toHaveBeenCalledOnce();
  });

  it.each(writing)('is forgotten after a failed %s as well', async (name) => {
    const forgetting = over(fails) as unknown as Called;
    await expect(forgetting[name]?.()).rejects.toThrow('away');
    expect(forget).toHaveBeenCalledOnce();
  });

  it.each(reading)('stays after %s', async (name) => {
    const forgetting = over(works) as unknown as Called;
    expect(await forgetting[name]?.()).toBe('read');
    expect(forget).not.toHaveBeenCalled();
  });
});
