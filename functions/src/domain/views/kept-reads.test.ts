import { describe, expect, it } from 'vitest';
import { VIEW_AGE_MS, VIEW_KEPT_MS } from '../../contract/constants.ts';
import { KeptReads } from './kept-reads.ts';

const FRESH_MS = VIEW_AGE_MS.fresh;

/** Kept reads with a clock, somebody who looks at what was changed, and something to read; both are counted. */
const setUp = () => {
  const clock = { now: 1_000_000 };
  const watch = {
    seenUntil: clock.now,
    looks: 0,
    found: () => undefined as void,
    look: () => {
      watch.looks += 1;
      watch.seenUntil = clock.now;
      watch.found();
      return Promise.resolve();
    },
  };
  const reads = new KeptReads<{ state: number }>({ now: () => clock.now, watch });
  const source = { state: 1, read: 0 };
  const load = (): Promise<{ state: number }> => {
    source.read += 1;
    return Promise.resolve({ state: source.state });
  };
  return { clock, watch, reads, source, load };
};

/** A read that ends when it is told to. */
const slowly = <Value>(value: Value) => {
  let end = (): void => undefined;
  const load = (): Promise<Value> =>
    new Promise((resolve) => {
      end = () => {
        resolve(value);
      };
    });
  return {
    load,
    end: () => {
      end();
    },
  };
};

describe('what was read', () => {
  it('is given again without a look for as long as it is fresh, with the time when it was read', async () => {
    const { clock, watch, reads, load } = setUp();
    const first = await reads.read('a', load);
    expect(first).toEqual({ value: { state: 1 }, readAt: clock.now });
    clock.now += FRESH_MS - 1;
    expect(await reads.read('a', load)).toEqual(first);
    expect(watch.looks).toBe(0);
  });

  it('is given after that too when a look finds no change, and is as old as the look', async () => {
    const { clock, watch, reads, source, load } = setUp();
    const { value } = await reads.read('a', load);
    clock.now += 100 * FRESH_MS;
    const later = await reads.read('a', load);
    expect(later.value).toBe(value);
    expect([later.readAt, watch.looks, source.read]).toEqual([clock.now, 1, 1]);
  });

  it('is read anew when the look finds a change', async () => {
    const { clock, watch, reads, source, load } = setUp();
    await reads.read('a', load);
    source.state = 2;
    watch.found = () => reads.forget();
    clock.now += FRESH_MS;
    expect(await reads.read('a', load)).toEqual({ value: { state: 2 }, readAt: clock.now });
  });

  it('is looked at before it is given when this process has changed something', async () => {
    const { watch, reads, source, load } = setUp();
    await reads.read('a', load);
    source.state = 2;
    watch.seenUntil = -Infinity;
    watch.found = () => reads.forget();
    expect((await reads.read('a', load)).value.state).toBe(2);
  });

  it('is read anew after an hour, whatever the looks say', async () => {
    const { clock, reads, source, load } = setUp();
    await reads.read('a', load);
    clock.now += VIEW_KEPT_MS - 1;
    await reads.read('a', load);
    expect(source.read).toBe(1);
    clock.now += 1;
    await reads.read('a', load);
    expect(source.read).toBe(2);
  });

  it('is as old as the moment when reading it began', async () => {
    const { clock, reads } = setUp();
    const begun = clock.now;
    const { load, end } = slowly({ state: 1 });
    const reading = reads.read('a', load);
    clock.now += 5000;
    end();
    expect((await reading).readAt).toBe(begun);
  });

  it('is not fresh when the clock was set back', async () => {
    const { clock, reads, source, load } = setUp();
    await reads.read('a', load);
    clock.now -= 3_600_000;
    await reads.read('a', load);
    expect(source.read).toBe(2);
  });

  it('is read once for all who miss it at the same time', async () => {
    const { reads, source, load } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => reads.read('a', load)));
    expect(source.read).toBe(1);
  });

  it('is not kept when it failed, and everybody who waited hears of it', async () => {
    const { reads, source, load } = setUp();
    const fail = () => Promise.reject(new Error('away'));
    const waiting = [reads.read('a', fail), reads.read('a', fail)];
    for (const each of waiting) await expect(each).rejects.toThrow('away');
    expect((await reads.read('a', load)).value.state).toBe(1);
    expect(source.read).toBe(1);
  });
});

describe('forgetting', () => {
  it('has the next one read anew', async () => {
    const { reads, source, load } = setUp();
    await reads.read('a', load);
    reads.forget();
    source.state = 2;
    expect((await reads.read('a', load)).value.state).toBe(2);
  });

  it('of some leaves the others', async () => {
    const { reads, source, load } = setUp();
    await reads.read('a', load);
    source.state = 2;
    await reads.read('b', load);
    reads.forget(({ state }) => state === 2);
    source.state = 3;
    expect((await reads.read('a', load)).value.state).toBe(1);
    expect((await reads.read('b', load)).value.state).toBe(3);
  });

  it('keeps nothing of a read that was under way, and lets nobody join it', async () => {
    const { reads, source, load } = setUp();
    const { load: loadSlowly, end } = slowly({ state: 1 });
    const early = reads.read('a', loadSlowly);
    reads.forget();
    source.state = 2;
    expect((await reads.read('a', load)).value.state).toBe(2);
    end();
    expect((await early).value.state).toBe(1);
    expect((await reads.read('a', load)).value.state).toBe(2);
  });
});

describe('the bounds', () => {
  it('let go of what was asked for longest ago', async () => {
    const { reads, source, load } = setUp();
    for (let key = 0; key <= 500; key += 1) await reads.read(String(key), load);
    await reads.read('500', load);
    expect(source.read).toBe(501);
    await reads.read('0', load);
    expect(source.read).toBe(502);
  });

  it('hold for the size of all that is kept', async () => {
    const { clock, watch } = setUp();
    const now = () => clock.now;
    const reads = new KeptReads<{ text: string }>({ now, watch });
    let read = 0;
    const load = () => {
      read += 1;
      return Promise.resolve({ text: 'x'.repeat(1_500_000) });
    };
    for (const key of ['a', 'b', 'c', 'a']) await reads.read(key, load);
    expect(read).toBe(4);
  });
});
