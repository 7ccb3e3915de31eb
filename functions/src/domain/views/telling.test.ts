import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { EntryRepository } from '../../data/entry-repository.ts';
import type { ProductRepository } from '../../data/product-repository.ts';
import type { SettingsRepository } from '../../data/settings-repository.ts';
import type { StockRepository } from '../../data/stock-repository.ts';
import { tellingEntries, tellingProducts, tellingSettings, tellingStock } from './telling.ts';

const changed = vi.fn();
beforeEach(() => {
  changed.mockClear();
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
    over: (inner: unknown) => tellingProducts(inner as ProductRepository, changed),
    writing: ['create', 'replace', 'remove'],
    reading: ['get', 'list'],
  },
  {
    name: 'stock',
    over: (inner: unknown) => tellingStock(inner as StockRepository, changed),
    writing: ['commit'],
    reading: ['read'],
  },
  {
    name: 'settings',
    over: (inner: unknown) => tellingSettings(inner as SettingsRepository, changed),
    writing: ['replace'],
    reading: ['get'],
  },
  {
    name: 'entries',
    over: (inner: unknown) => tellingEntries(inner as EntryRepository<Blog>, changed),
    writing: ['create', 'remove'],
    reading: ['get', 'list'],
  },
])('whoever keeps what it read of $name', ({ over, writing, reading }) => {
  it.each(writing)('hears of %s', async (name) => {
    const telling = over(works) as unknown as Called;
    expect(await telling[name]?.()).toBe('done');
    expect(changed).toHaveBeenCalledOnce();
  });

  it.each(writing)('hears of a failed %s as well', async (name) => {
    const telling = over(fails) as unknown as Called;
    await expect(telling[name]?.()).rejects.toThrow('away');
    expect(changed).toHaveBeenCalledOnce();
  });

  it.each(reading)('hears nothing of %s', async (name) => {
    const telling = over(works) as unknown as Called;
    expect(await telling[name]?.()).toBe('read');
    expect(changed).not.toHaveBeenCalled();
  });
});
