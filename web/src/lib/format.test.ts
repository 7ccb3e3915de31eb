import { describe, expect, it } from 'vitest';
import { formatCount, formatDateTime, formatMoney, preview } from './format.ts';

describe('figures', () => {
  it('shows money with two decimals and its sign', () => {
    expect(formatMoney(4.5)).toBe('€4.50');
    expect(formatMoney(1234)).toBe('€1,234.00');
  });

  it('sets thousands apart', () => {
    expect(formatCount(4000)).toBe('4,000');
  });

  it('shows a time in the zone of the reader, and leaves alone what is no time', () => {
    expect(formatDateTime('2026-11-21T09:00:00.000Z', 'day')).toBe('21 Nov 2026');
    expect(formatDateTime('soon')).toBe('soon');
  });
});

describe('preview', () => {
  it('leaves a text of just the length as it is', () => {
    expect(preview('1234567890', 10)).toBe('1234567890');
  });

  it('cuts a longer one and says so', () => {
    expect(preview('12345678901', 10)).toBe('1234567890…');
    expect(preview('Covers nap well', 7)).toBe('Covers…');
  });
});
