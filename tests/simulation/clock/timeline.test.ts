import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';
import { runInContext, patchGlobals, type ExecutionContext } from './execution-context.ts';
import { Timeline } from './timeline.ts';

describe('a timeline', () => {
  it('lets things happen by their time, and at the same time in the order they were asked for', async () => {
    const timeline = new Timeline(1000);
    const happened: string[] = [];
    const chance = new Chance(7);
    const waits = Array.from({ length: 50 }, () => chance.below(10));
    for (const [index, ms] of waits.entries())
      timeline.after(ms, () => happened.push(`${timeline.now} ${String(index).padStart(2, '0')}`));
    timeline.after(5, () => happened.push('called off')).isOff = true;
    await timeline.runUntil(2000);
    expect(happened).toEqual([...happened].sort());
    expect(happened).toHaveLength(waits.length);
    expect(timeline.now).toBe(2000);
  });

  it('goes on only when the promises have run that were kept waiting', async () => {
    const timeline = new Timeline(0);
    const happened: string[] = [];
    const journey = async (name: string): Promise<void> => {
      for (let step = 1; step <= 3; step += 1) {
        await timeline.wait(10);
        await Promise.resolve();
        happened.push(`${name}${step}`);
      }
    };
    void journey('a');
    void journey('b');
    await timeline.runUntil(25);
    expect(happened).toEqual(['a1', 'b1', 'a2', 'b2']);
  });
});

describe('a place', () => {
  it('has time and chance of its own, along with all that begins in it', async () => {
    const timeline = new Timeline(5000);
    const place: ExecutionContext = {
      now: () => timeline.now,
      random: () => 0.25,
      bytes: (count) => Buffer.alloc(count),
      after: (ms, run) => timeline.after(ms, run),
    };
    const giveBack = patchGlobals();
    try {
      const seen: number[] = [];
      void runInContext(place, async () => {
        await sleep(3_600_000);
        seen.push(Date.now(), Math.random());
        setTimeout(() => seen.push(Date.now()), 1000);
      });
      await timeline.runUntil(10_000_000);
      expect(seen).toEqual([3_605_000, 0.25, 3_606_000]);
      expect(Date.now()).toBeGreaterThan(10_000_000);
    } finally {
      giveBack();
    }
  });
});
