import { describe, expect, it, vi } from 'vitest';
import { memoizeAsync } from './load-code.ts';

describe('memoizeAsync', () => {
  it('calls the function once for several callers', async () => {
    const step = vi.fn(() => Promise.resolve('ready'));
    const shared = memoizeAsync(step);
    expect(await Promise.all([shared(), shared()])).toEqual(['ready', 'ready']);
    expect(await shared()).toBe('ready');
    expect(step).toHaveBeenCalledOnce();
  });

  it('calls it again after a failure', async () => {
    const step = vi.fn<() => Promise<string>>();
    step.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('ready');
    const shared = memoizeAsync(step);
    await expect(shared()).rejects.toThrow('offline');
    expect(await shared()).toBe('ready');
  });
});
