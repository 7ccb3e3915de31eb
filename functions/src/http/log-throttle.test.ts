import { expect, it } from 'vitest';
import { oncePerMinute } from './log.ts';

it('logs the first at once, and the others once a minute with their count', () => {
  let now = 0;
  const told: [at: number, times: number][] = [];
  const happened = oncePerMinute(
    (times) => told.push([now, times]),
    () => now,
  );
  for (now of [5000, 6000, 64_999, 65_000, 70_000, 200_000]) happened();
  expect(told).toEqual([
    [5000, 1],
    [65_000, 3],
    [200_000, 2],
  ]);
});
