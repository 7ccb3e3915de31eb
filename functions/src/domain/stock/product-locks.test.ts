import { describe, expect, it } from 'vitest';
import { ProductLocks } from './product-locks.ts';

/** Tasks under locks, each of which ends when the test ends it. */
const open = () => {
  const locks = new ProductLocks();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const go = (name: string, products: readonly string[]) =>
    locks.runExclusive(products, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { locks, begun, go, end };
};

describe('ProductLocks', () => {
  it('let one at a product at a time, in the order they came, and others at others', async () => {
    const { begun, go, end } = open();
    const all = [go('a', ['roller']), go('b', ['roller']), go('c', ['tray'])];
    await end('');
    expect(begun).toEqual(['a', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'c', 'b']);
    await end('b');
    await end('c');
    await Promise.all(all);
  });

  it('never let two wait for each other, whichever product each names first', async () => {
    const { begun, go, end } = open();
    const all = [
      go('roller', ['roller']),
      go('both', ['roller', 'tray']),
      go('other way', ['tray', 'roller']),
      go('tray', ['tray']),
    ];
    await end('');
    expect(begun).toEqual(['roller']);
    for (const name of ['roller', 'both', 'other way', 'tray']) await end(name);
    expect(begun).toEqual(['roller', 'both', 'other way', 'tray']);
    await Promise.all(all);
  });

  it('go on after a task that failed', async () => {
    const { locks } = open();
    const failed = locks.runExclusive(['roller'], () => Promise.reject(new Error('away')));
    const next = locks.runExclusive(['roller'], () => Promise.resolve('served'));
    await expect(failed).rejects.toThrow('away');
    expect(await next).toBe('served');
  });

  it('know the last levels they left, and none of products they never used', () => {
    const { locks } = open();
    expect(locks.isChanged('roller', 3)).toBe(false);
    locks.note('roller', 3);
    expect([locks.isChanged('roller', 3), locks.isChanged('roller', 2)]).toEqual([false, true]);
    expect(locks.isChanged('roller', undefined)).toBe(true);
    locks.note('gone', undefined);
    expect(locks.isChanged('gone', undefined)).toBe(false);
  });
});
