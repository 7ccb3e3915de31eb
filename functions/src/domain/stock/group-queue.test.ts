import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { away, busy, echo, FakeTime, queueOf, unknown } from './group-queue.fixtures.ts';

describe('GroupQueue', () => {
  it('serves all who wait in groups, first come first served, and says when it is idle', async () => {
    const groups: (readonly string[])[] = [];
    let idle = 0;
    const queue = queueOf(
      (jobs) => {
        groups.push(jobs);
        return echo(jobs);
      },
      { onIdle: () => (idle += 1) },
    );
    const outcomes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((job) => queue.push(job)));
    expect(outcomes).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(groups).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
    await expect.poll(() => idle).toBe(1);
    expect(await queue.push('f')).toBe('F');
  });

  it('serves no more together than a group may weigh, and one in any case', async () => {
    const groups: (readonly string[])[] = [];
    const queue = queueOf(
      (jobs) => {
        groups.push(jobs);
        return echo(jobs);
      },
      { weightOf: ({ length }) => length },
    );
    await Promise.all(['a', 'bb', 'c', 'dddd', 'eee'].map((job) => queue.push(job)));
    expect(groups).toEqual([['a', 'bb'], ['c'], ['dddd'], ['eee']]);
  });

  it('refuses at once with Retry-After when it is full', async () => {
    const queue = queueOf(echo, { waiting: 2 });
    const results = await Promise.allSettled(['a', 'b', 'c'].map((job) => queue.push(job)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: { code: 'too_many_requests', retryAfter: 1 } });
  });

  it('tries those again who collided, those who came meanwhile behind them', async () => {
    const groups: (readonly string[])[] = [];
    const queue = queueOf((jobs) => {
      groups.push(jobs);
      if (groups.length > 1) return echo(jobs);
      later = queue.push('later');
      return Promise.reject(busy);
    });
    let later: Promise<string> | undefined;
    const first = ['a', 'b', 'c'].map((job) => queue.push(job));
    expect(await Promise.all(first)).toEqual(['A', 'B', 'C']);
    expect(await later).toBe('LATER');
    expect(groups).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], ['later']]);
  });

  it('gives up on a job that never gets through', async () => {
    let tries = 0;
    const queue = queueOf(() => {
      tries += 1;
      return Promise.reject(busy);
    });
    await expect(queue.push('a')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(tries).toBe(3);
    const impatient = queueOf(() => Promise.reject(busy), { patienceMs: 0 });
    await expect(impatient.push('a')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('does not let anybody wait for ever behind one who takes too long', async () => {
    const slow = queueOf(() => new Promise(() => undefined), { group: 1, patienceMs: 20 });
    const served = slow.push('a');
    const waiting = slow.push('b');
    await expect(waiting).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
    expect(await Promise.race([served, Promise.resolve('still served')])).toBe('still served');
  });

  it('lets a job that cannot be served fail alone', async () => {
    const queue = queueOf((jobs) =>
      jobs.includes('bad') ? Promise.reject(new Error('bad job')) : echo(jobs),
    );
    const results = await Promise.allSettled(['a', 'bad', 'b'].map((job) => queue.push(job)));
    expect(results).toMatchObject([
      { status: 'fulfilled', value: 'A' },
      { status: 'rejected', reason: { message: 'bad job' } },
      { status: 'fulfilled', value: 'B' },
    ]);
  });

  it('runs jobs alone after unknown failures, and rejects only the one that fails', async () => {
    const groups: (readonly string[])[] = [];
    const queue = queueOf(
      (jobs) => {
        groups.push(jobs);
        return jobs.includes('bad') ? Promise.reject(unknown) : echo(jobs);
      },
      { tries: 200 },
    );
    const results = await Promise.allSettled(['a', 'bad', 'b', 'c'].map((job) => queue.push(job)));
    expect(results).toMatchObject([
      { status: 'fulfilled', value: 'A' },
      { status: 'rejected', reason: { message: 'unknown' } },
      { status: 'fulfilled', value: 'B' },
      { status: 'fulfilled', value: 'C' },
    ]);
    const together = ['a', 'bad', 'b'];
    // The culprit goes behind those who wait, each time.
    expect(groups).toEqual([
      ...[together, together, together],
      ...[['a'], ['bad'], ['b'], ['c'], ['bad'], ['bad']],
    ]);
  });

  it('is patient with everybody while the database is out of reach', async () => {
    let tries = 0;
    const queue = queueOf(
      (jobs) => {
        tries += 1;
        return tries < 30 ? Promise.reject(away) : echo(jobs);
      },
      { tries: 200 },
    );
    const results = await Promise.all(['a', 'b', 'c'].map((job) => queue.push(job)));
    expect(results).toEqual(['A', 'B', 'C']);
  });

  it.each([
    ['nobody joins it for a while', [0, 1], ['0', '1'], 4],
    ['those who arrive one after the other are in it', [0, 1, 3, 5], ['0', '1', '3', '5'], 8],
    ['it is full', [0, 1, 1], ['0', '1', '1'], 2],
    ['the first have waited long enough', [0, 1, 3, 5, 7, 9], ['0', '1', '3', '5', '7'], 8],
  ])('closes a group when %s', async (_when, arrivals, first, at) => {
    const time = new FakeTime();
    const group = first.length === 3 ? 3 : 100;
    const groups: unknown[] = [];
    const serve = (jobs: readonly string[]) => {
      groups.push([time.now(), jobs]);
      return echo(jobs);
    };
    const queue = queueOf(serve, { time, group });
    const arrive = (ms: number) => void queue.push(String(ms));
    for (const ms of arrivals.slice(1)) time.at(ms, () => arrive(ms));
    arrive(0);
    await expect.poll(() => groups[0]).toEqual([at, first]);
  });

  it('says so when a job gets no outcome', async () => {
    const queue = queueOf(() =>
      Promise.resolve({ outcomes: ['only'], wrote: true, metOthers: false }),
    );
    const results = await Promise.allSettled([queue.push('a'), queue.push('b')]);
    expect(results).toMatchObject([
      { value: 'only' },
      { reason: { message: 'a job got no outcome' } },
    ]);
  });

  it('does not try again whose patience ended while being served', async () => {
    let tries = 0;
    const queue = queueOf(
      async () => {
        tries += 1;
        await sleep(40);
        throw busy;
      },
      { patienceMs: 20 },
    );
    await expect(queue.push('a')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(tries).toBe(1);
  });
});
