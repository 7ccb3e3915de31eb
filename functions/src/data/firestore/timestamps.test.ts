import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { fromExactIso, toExactIso, toIso } from './timestamps.ts';

describe('an exact time', () => {
  it.each([
    [new Timestamp(1_700_000_000, 0), '2023-11-14T22:13:20.000000Z'],
    [new Timestamp(1_700_000_000, 123_456_000), '2023-11-14T22:13:20.123456Z'],
    [new Timestamp(1_700_000_000, 123_456_789), '2023-11-14T22:13:20.123456789Z'],
    [new Timestamp(1_700_000_000, 1_000), '2023-11-14T22:13:20.000001Z'],
  ])('keeps every digit: %#', (time, text) => {
    expect(toExactIso(time)).toBe(text);
    expect(fromExactIso(text)?.isEqual(time)).toBe(true);
  });

  it.each([
    '',
    'today',
    '2023-11-14',
    '2023-11-14T22:13:20.123Z',
    '2023-13-45T22:13:20.123456Z',
    '0000-01-01T00:00:00.000000Z',
  ])('is not read from "%s"', (text) => {
    expect(fromExactIso(text)).toBeUndefined();
  });

  it('has milliseconds where it is shown', () => {
    expect(toIso(new Timestamp(1_700_000_000, 123_456_000))).toBe('2023-11-14T22:13:20.123Z');
  });
});
