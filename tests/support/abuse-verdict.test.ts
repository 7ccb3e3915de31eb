import { describe, expect, it } from 'vitest';
import { counted, isRefused, isServed, longestMs, slowestMs } from '../abuse/verdict.ts';

const met = (status: number, ms = 10) => ({ status, ms, body: undefined });

describe('the verdict on an attack', () => {
  it('counts what was met, by status', () => {
    expect(counted([met(429), met(201), met(429)])).toBe('201 ×1, 429 ×2');
    expect(slowestMs([met(201, 3.4), met(201, 12.6)])).toBe(13);
  });

  it('takes a customer for served who succeeds each time, in time', () => {
    expect(isServed([met(200), met(201, 500)], 500)).toBe(true);
    expect(isServed([met(200), met(201, 501)], 500)).toBe(false);
    expect(isServed([met(200), met(429)], 500)).toBe(false);
    expect(isServed([], 500)).toBe(false);
  });

  it('holds a time against the ordinary one of the same run, so that a slow machine changes nothing', () => {
    const answers = (slowness: number) => [5, 10, 400].map((ms) => met(200, slowness * ms));
    expect(longestMs(answers(1))).toBe(400);
    for (const slowness of [1, 10]) {
      const mostMs = longestMs(answers(slowness));
      expect(isServed([met(200, slowness * 300)], mostMs)).toBe(true);
      expect(isServed([met(200, slowness * 500)], mostMs)).toBe(false);
    }
  });

  it('takes an attacker for refused who meets 429 or 403, and breaks nothing', () => {
    expect(isRefused([met(201), met(429)])).toBe(true);
    expect(isRefused([met(403)])).toBe(true);
    expect(isRefused([met(201), met(400)])).toBe(false);
    expect(isRefused([met(429), met(500)])).toBe(false);
  });
});
