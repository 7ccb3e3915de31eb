import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockCorrections, noteServerTime, serverNow, timeOfAnswer } from './server-clock.ts';

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

  it('is read from an answer, and of one that a cache kept from its age as well', () => {
    const answer = (headers: HeadersInit) => timeOfAnswer(new Response(null, { headers }));
    const Date = 'Fri, 27 Nov 2026 12:00:00 GMT';
    expect(answer({ Date })).toBe(NOON);
    expect(answer({ Date, Age: '45' })).toBe(NOON + 45_000);
    expect(answer({})).toBeNaN();
  });
});
