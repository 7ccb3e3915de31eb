import { describe, expect, it } from 'vitest';
import { busy, echo, queueOf } from './group-queue.fixtures.ts';
import { NO_PAUSE, Pace, type Pause } from './pace.ts';

const sixty: Pause = { atLeast: 60, atMost: 60 };

/** A pace that says what it was told and waits as it is told. */
const paceOf = (waits: readonly Pause[]) => {
  const told: unknown[] = [];
  const left = [...waits];
  const pace = new Pace();
  pace.succeeded = (served) => {
    told.push(served);
    return left.shift() ?? NO_PAUSE;
  };
  pace.collided = (tries) => {
    told.push(tries);
    return left.shift() ?? NO_PAUSE;
  };
  return { told, pace };
};

describe('the pace of a GroupQueue', () => {
  it('tells its pace how a group went and how often the unluckiest was tried', async () => {
    const { told, pace } = paceOf([]);
    let serves = 0;
    const queue = queueOf(
      (jobs) => {
        serves += 1;
        return serves < 3 ? Promise.reject(busy) : echo(jobs);
      },
      {},
      undefined,
      pace,
    );
    await Promise.all([queue.push('a'), queue.push('b')]);
    expect(told).toMatchObject([1, 2, { wrote: true, metOthers: false }]);
    const { tookMs } = told[2] as { tookMs: number };
    expect(tookMs).toBeGreaterThanOrEqual(0);
    expect(tookMs).toBeLessThan(1000);
  });

  it('keeps the pause even when nobody waits as it begins', async () => {
    const { pace } = paceOf([sixty]);
    const queue = queueOf(echo, {}, undefined, pace);
    await queue.push('a');
    const begun = performance.now();
    await queue.push('b');
    expect(performance.now() - begun).toBeGreaterThan(50);
  });

  /** How long a second job waits behind a first, and how often it was looked for others meanwhile. */
  const secondAfter = async (pause: Pause, othersWereHere: () => Promise<boolean>) => {
    let looks = 0;
    const { pace } = paceOf([pause]);
    const queue = queueOf(echo, {}, undefined, pace, () => {
      looks += 1;
      return othersWereHere();
    });
    await queue.push('a');
    const begun = performance.now();
    await queue.push('b');
    return { ms: performance.now() - begun, looks };
  };

  it('goes on as soon as others have had their turn, or will not have it', async () => {
    let commits = 0;
    const third = () => Promise.resolve((commits += 1) === 3);
    const met = await secondAfter({ atLeast: 20, atMost: 5000 }, third);
    expect(met.ms).toBeGreaterThan(19);
    expect(met.ms).toBeLessThan(4000);
    expect(met.looks).toBe(3);
    const alone = await secondAfter({ atLeast: 0, atMost: 60 }, () => Promise.resolve(false));
    expect(alone.ms).toBeGreaterThan(50);
    expect(alone.looks).toBeGreaterThan(1);
    const broken = () => Promise.reject(new Error('unavailable'));
    const failed = await secondAfter({ atLeast: 0, atMost: 5000 }, broken);
    expect(failed.ms).toBeLessThan(4000);
    expect(failed.looks).toBe(1);
  });

  it('does not look for others while nobody waits', async () => {
    let looks = 0;
    let idle = 0;
    const { pace } = paceOf([{ atLeast: 0, atMost: 40 }]);
    const onIdle = () => (idle += 1);
    const queue = queueOf(echo, {}, onIdle, pace, () => Promise.resolve((looks += 1) < 0));
    await queue.push('a');
    await expect.poll(() => idle).toBe(1);
    expect(looks).toBe(0);
  });

  it('keeps the longest pause of those that were served alone', async () => {
    const { pace } = paceOf([sixty, NO_PAUSE]);
    const queue = queueOf(
      (jobs) => (jobs.length > 1 ? Promise.reject(new Error('bad group')) : echo(jobs)),
      {},
      undefined,
      pace,
    );
    await Promise.all([queue.push('a'), queue.push('b')]);
    const begun = performance.now();
    await queue.push('c');
    expect(performance.now() - begun).toBeGreaterThan(50);
  });
});
