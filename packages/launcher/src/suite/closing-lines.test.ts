import { describe, expect, it } from 'vitest';
import { closingLines } from './closing-lines.ts';

const figures = { passed: 12, failed: 0, skipped: 7 };

describe('closingLines', () => {
  it('are the figures alone', () => {
    expect(closingLines(figures, false)).toBe('12 passed, 0 failed, 7 skipped');
  });

  it('say before the figures that a browser was missing, and the way out', () => {
    const lines = closingLines(figures, true).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^The browser tests were skipped: .*CHROMIUM_PATH/);
    expect(lines[1]).toBe('12 passed, 0 failed, 7 skipped');
  });
});
