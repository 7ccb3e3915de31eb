import { describe, expect, it, vi } from 'vitest';
import { keptNames, keptStyles } from './kept-styles.ts';

describe('what is kept of styles where pages are rendered', () => {
  it('is each name, by the whole text', () => {
    const hash = vi.fn((text: string) => `n${text.length}`);
    const nameOf = keptNames(hash);
    expect([nameOf('a'), nameOf('bb'), nameOf('a')]).toEqual(['n1', 'n2', 'n1']);
    expect(hash).toHaveBeenCalledTimes(2);
  });

  it('is each style that is said alike, for its theme', () => {
    const read = vi.fn(({ sx }: { sx?: unknown }) => ({ of: sx }));
    const stylesOf = keptStyles(read);
    const [theme, other] = [{}, {}];
    const first = stylesOf({ sx: { p: 1, '&:hover': { m: [1, 2] } }, theme });
    expect(stylesOf({ sx: { p: 1, '&:hover': { m: [1, 2] } }, theme })).toBe(first);
    expect(stylesOf({ sx: { p: 1, '&:hover': { m: [1, 2] } }, theme: other })).not.toBe(first);
    const different = [{ p: '1' }, { p: 1 }, { p: [1] }, { p: { 0: 1 } }, { p: null }, [{ p: 1 }]];
    expect(new Set(different.map((sx) => stylesOf({ sx, theme }))).size).toBe(different.length);
  });

  it('is nothing that a function says, and nothing of nothing', () => {
    const read = vi.fn(({ sx }: { sx?: unknown }) => (sx ? {} : null));
    const stylesOf = keptStyles(read);
    const theme = {};
    const sx = { p: 1, color: () => 'red' };
    expect(stylesOf({ sx, theme })).not.toBe(stylesOf({ sx, theme }));
    expect(stylesOf({ theme })).toBeNull();
    expect(read).toHaveBeenCalledTimes(3);
  });
});
