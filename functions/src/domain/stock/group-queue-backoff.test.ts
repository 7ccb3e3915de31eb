import { describe, expect, it } from 'vitest';
import { busy, echo, FakeTime, queueOf } from './group-queue.fixtures.ts';
import { NO_PAUSE, Backoff, type Pause } from './backoff.ts';

/** What it takes to find that nobody else joins a group. */
const GATHERED_MS = 2;
const sixty: Pause = { atLeast: 60, atMost: 60 };

/** A backoff that records its calls and gives the pauses it was made with. */
const backoffOf = (waits: readonly Pause[]) => {
  const told: unknown[] = [];
  const left = [...waits];
  const backoff = new Backoff();
  backoff.succeeded = (served) => {
    told.push(served);
    return left.shift() ?? NO_PAUSE;
  };
  backoff.collided = (tries) => {
    told.push(tries);
    return left.shift() ?? NO_PAUSE;
  };
  return { told, backoff };
};

describe('the backoff of a GroupQueue', () => {
  it('reports to its backoff how a group went and how often its most tried job was tried', async () => {
    const { told, backoff } = backoffOf([]);
    let serves = 0;
    const queue = queueOf(
      (jobs) => {
        serves += 1;
        return serves < 3 ? Promise.reject(busy) : echo(jobs);
      },
      { backoff },
    );
    await Promise.all([queue.push('a'), queue.push('b')]);
    expect(told).toMatchObject([1, 2, { wrote: true, metOthers: false }]);
    const { tookMs } = told[2] as { tookMs: number };
    expect(tookMs).toBeGreaterThanOrEqual(0);
    expect(tookMs).toBeLessThan(1000);
  });

  /** When a second job is served after a first at once, and when it was looked for others. */
  const secondAfter = async (pause: Pause, othersWereHere: () => Promise<boolean>) => {
    const time = new FakeTime();
    const looks: number[] = [];
    const { backoff } = backoffOf([pause]);
    const look = () => {
      looks.push(time.now() - begun);
      return othersWereHere();
    };
    const queue = queueOf(echo, { backoff, time, othersWereHere: look });
    await queue.push('a');
    const begun = time.now();
    await queue.push('b');
    return { after: time.now() - begun - GATHERED_MS, looks };
  };
  const never = () => Promise.resolve(false);

  it('keeps the pause even when nobody waits as it begins', async () => {
    expect(await secondAfter(sixty, never)).toEqual({ after: 60, looks: [] });
  });

  it('goes on as soon as others have had their turn, or will not have it', async () => {
    let commits = 0;
    const third = () => Promise.resolve((commits += 1) === 3);
    expect(await secondAfter({ atLeast: 20, atMost: 5000 }, third)).toEqual({
      after: 30,
      looks: [20, 25, 30],
    });
    expect(await secondAfter({ atLeast: 10, atMost: 30 }, never)).toEqual({
      after: 30,
      looks: [10, 15, 20, 25],
    });
    const broken = () => Promise.reject(new Error('unavailable'));
    expect(await secondAfter({ atLeast: 10, atMost: 5000 }, broken)).toEqual({
      after: 10,
      looks: [10],
    });
  });

  it('does not look for others while nobody waits', async () => {
    let looks = 0;
    let idle = 0;
    const time = new FakeTime();
    const { backoff } = backoffOf([{ atLeast: 0, atMost: 40 }]);
    const othersWereHere = () => Promise.resolve((looks += 1) < 0);
    const queue = queueOf(echo, { onIdle: () => (idle += 1), backoff, time, othersWereHere });
    await queue.push('a');
    await expect.poll(() => idle).toBe(1);
    expect(looks).toBe(0);
    expect(time.now()).toBe(GATHERED_MS + 40);
  });

  it('keeps the longest pause of those that were served alone', async () => {
    const time = new FakeTime();
    const { backoff } = backoffOf([sixty, NO_PAUSE]);
    const queue = queueOf(
      (jobs) => (jobs.length > 1 ? Promise.reject(new Error('bad group')) : echo(jobs)),
      { backoff, time },
    );
    await Promise.all([queue.push('a'), queue.push('b')]);
    const begun = time.now();
    await queue.push('c');
    expect(time.now() - begun).toBe(60 + GATHERED_MS);
  });
});
