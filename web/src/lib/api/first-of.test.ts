import { describe, expect, it } from 'vitest';
import { firstOf } from './first-of.ts';

describe('firstOf', () => {
  it('aborts with the first signal, for its reason, and with no other', () => {
    const [left, late] = [new AbortController(), new AbortController()];
    const signal = firstOf([left.signal, late.signal]);
    expect(signal.aborted).toBe(false);
    left.abort('left');
    late.abort('late');
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBe('left');
  });

  it('is aborted from the start where one of them is', () => {
    const signal = firstOf([new AbortController().signal, AbortSignal.abort('over')]);
    expect(signal.reason).toBe('over');
  });
});
