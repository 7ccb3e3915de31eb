import { middle } from '../bench/middle.ts';
import type { Met } from './caller.ts';

/** How many times longer than ordinarily a customer may wait for an answer beside attackers. */
const PATIENCE = 40;

/**
 * What no answer may take longer than, in milliseconds: many times the median of answers in the same
 * run, on the same machine, before the attackers came.
 */
export const longestMs = (alone: readonly Met[]): number =>
  Math.round(PATIENCE * middle(alone.map(({ ms }) => ms)));

/** What tells an attacker to stop: too much, or not theirs to do. */
const REFUSALS = [429, 403];

/** How often each status was met, such as `201 ×4, 429 ×16`. */
export const counted = (met: readonly Met[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of met) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status} ×${times}`)
    .join(', ');
};

export const slowestMs = (met: readonly Met[]): number =>
  Math.round(Math.max(0, ...met.map(({ ms }) => ms)));

/** True for a customer who met nothing but successes, none of which took longer than `mostMs`. */
export const isServed = (met: readonly Met[], mostMs: number): boolean =>
  met.length > 0 && met.every(({ status, ms }) => status < 300 && ms <= mostMs);

/** True for an attacker who was told to stop, and met no failure of ours. */
export const isRefused = (met: readonly Met[]): boolean =>
  met.some(({ status }) => REFUSALS.includes(status)) && met.every(({ status }) => status < 500);
