import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

describe('afterPaint', () => {
  let frames: (() => void)[] = [];

  beforeEach(() => {
    frames = [];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('calls back after the frame, in a task of its own, once', () => {
    const act = vi.fn();
    afterPaint(act);
    // A slow phone in a slow moment.
    vi.advanceTimersByTime(500);
    expect(act).not.toHaveBeenCalled();
    frames.forEach((frame) => frame());
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('calls back without a frame where the page is hidden', () => {
    const act = vi.fn();
    afterPaint(act);
    vi.advanceTimersByTime(1_000);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
