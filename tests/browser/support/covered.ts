import type { Locator } from 'playwright-core';

/**
 * What lies over an element, a toast for example: its text for each of nine points of the element that
 * somebody else has, and `out of sight` for each that is outside the window.
 */
export const coveredBy = (locator: Locator): Promise<string[]> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    return shares
      .flatMap((x) => shares.map((y) => [left + x * width, top + y * height] as const))
      .flatMap(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        if (there === null) return ['out of sight'];
        return element.contains(there) ? [] : [there.textContent];
      });
  });
