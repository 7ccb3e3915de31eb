import { expect, it } from 'vitest';
import { oncePerMinute, whenRepeated } from './log.ts';

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

it('tells of what happens again and again, and not of what happens now and then or is over', () => {
  let now = 0;
  const told: number[] = [];
  const { happened, forget } = whenRepeated(
    { times: 3, withinMs: 1000 },
    () => told.push(now),
    () => now,
  );
  for (now of [0, 900, 1100, 1500, 1600, 1700]) happened();
  expect(told).toEqual([1500]);
  forget();
  for (now of [1800, 1900]) happened();
  expect(told).toEqual([1500]);
});
