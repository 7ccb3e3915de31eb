import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockCorrections, noteServerTime, serverNow } from './server-clock.ts';

const NOON = Date.UTC(2026, 10, 27, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

describe('the clock of the server', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([-DAY_MS, DAY_MS])(
    'goes on from its last answer on a device that is off by %i ms',
    (off) => {
      vi.useFakeTimers({ now: NOON + off });
      const told = vi.fn();
      const leave = clockCorrections.subscribe(told);
      noteServerTime(NOON);
      expect(serverNow()).toBe(NOON);
      expect(told).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1500);
      expect(serverNow()).toBe(NOON + 1500);
      noteServerTime(NOON + 1000);
      noteServerTime(Number.NaN);
      expect(serverNow()).toBe(NOON + 1000);
      expect(told).toHaveBeenCalledTimes(1);
      leave();
    },
  );
});
