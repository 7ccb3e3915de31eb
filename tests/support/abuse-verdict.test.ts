import { describe, expect, it } from 'vitest';
import { counted, isRefused, isServed, LONGEST_MS, slowestMs } from '../abuse/verdict.ts';

const met = (status: number, ms = 10) => ({ status, ms, body: undefined });

describe('the verdict on an attack', () => {
  it('counts what was met, by status', () => {
    expect(counted([met(429), met(201), met(429)])).toBe('201 ×1, 429 ×2');
    expect(slowestMs([met(201, 3.4), met(201, 12.6)])).toBe(13);
  });

  it('takes a customer for served who succeeds each time, in time', () => {
    expect(isServed([met(200), met(201, LONGEST_MS)])).toBe(true);
    expect(isServed([met(200), met(201, LONGEST_MS + 1)])).toBe(false);
    expect(isServed([met(200), met(429)])).toBe(false);
    expect(isServed([])).toBe(false);
  });

  it('takes an attacker for refused who meets 429 or 403, and breaks nothing', () => {
    expect(isRefused([met(201), met(429)])).toBe(true);
    expect(isRefused([met(403)])).toBe(true);
    expect(isRefused([met(201), met(400)])).toBe(false);
    expect(isRefused([met(429), met(500)])).toBe(false);
  });
});
