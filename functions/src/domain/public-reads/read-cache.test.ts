import { describe, expect, it } from 'vitest';
import { VIEW_AGE_MS } from '../../contract/constants.ts';
import { ReadCache } from './read-cache.ts';

const FRESH_MS = VIEW_AGE_MS.fresh;

/** A cache with a clock, and something to read that is counted. */
const setUp = () => {
  const clock = { now: 1_000_000 };
  const cache = new ReadCache(() => clock.now);
  const source = { state: 1, reads: 0 };
  const load = (): Promise<{ state: number }> => {
    source.reads += 1;
    return Promise.resolve({ state: source.state });
  };
  return { clock, cache, source, load };
};

/** A read that ends when it is told to. */
const slowly = <Value>(value: Value) => {
  let end = (): void => undefined;
  const read = new Promise<Value>((resolve) => {
    end = () => resolve(value);
  });
  return { load: () => read, end: () => end() };
};

describe('what was read', () => {
  it('is given again while it is fresh, with the time when it was read', async () => {
    const { clock, cache, source, load } = setUp();
    const first = await cache.read('a', load);
    expect(first).toEqual({ value: { state: 1 }, readAt: clock.now });
    clock.now += FRESH_MS;
    expect(await cache.read('a', load)).toBe(first);
    expect(source.reads).toBe(1);
  });

  it('is read anew after that', async () => {
    const { clock, cache, source, load } = setUp();
    await cache.read('a', load);
    source.state = 2;
    clock.now += FRESH_MS + 1;
    expect(await cache.read('a', load)).toEqual({ value: { state: 2 }, readAt: clock.now });
  });

  it('is as old as the beginning of its reading', async () => {
    const { clock, cache } = setUp();
    const begun = clock.now;
    const { load, end } = slowly({ state: 1 });
    const reading = cache.read('a', load);
    clock.now += 5000;
    end();
    expect((await reading).readAt).toBe(begun);
  });

  it('is one read for all who miss it at the same time', async () => {
    const { cache, source, load } = setUp();
    await Promise.all([cache.read('a', load), cache.read('a', load)]);
    expect(source.reads).toBe(1);
  });

  it('is kept apart by key', async () => {
    const { cache, source, load } = setUp();
    await cache.read('a', load);
    await cache.read('b', load);
    expect(source.reads).toBe(2);
  });

  it('is read anew once everything is forgotten, also by a read that was under way', async () => {
    const { cache, source, load } = setUp();
    const { load: early, end } = slowly({ state: 0 });
    const reading = cache.read('a', early);
    cache.clear();
    expect((await cache.read('a', load)).value).toEqual({ state: 1 });
    end();
    expect((await reading).value).toEqual({ state: 0 });
    expect((await cache.read('a', load)).value).toEqual({ state: 1 });
    expect(source.reads).toBe(1);
  });

  it('is not kept where reading failed: the next one reads again', async () => {
    const { cache, source, load } = setUp();
    await expect(cache.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await cache.read('a', load);
    expect(source.reads).toBe(1);
  });

  it('is not fresh by a clock that was set back', async () => {
    const { clock, cache, source, load } = setUp();
    await cache.read('a', load);
    clock.now -= 1;
    await cache.read('a', load);
    expect(source.reads).toBe(2);
  });
});
