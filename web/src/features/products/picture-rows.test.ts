import { describe, expect, it } from 'vitest';
import {
  emptyPicture,
  isEmpty,
  moved,
  newKey,
  rowKeys,
  sentPictures,
  without,
} from './picture-rows.ts';

const picture = { img: 'http://127.0.0.1/640.webp', alt: 'The pile', kind: 'detail' } as const;

describe('the rows of further pictures', () => {
  it('go up and down by one, and not past an end', () => {
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
    expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  });

  it('keep their keys, and a new one gets one that none has', () => {
    const keys = rowKeys([], 2);
    expect(new Set(keys).size).toBe(2);
    const swapped = moved(keys, 0, 1);
    expect(rowKeys(swapped, 2)).toEqual(swapped);
    const more = [...swapped, newKey(swapped)];
    expect(new Set(rowKeys(more, 3)).size).toBe(3);
    expect(more).not.toContain(newKey(more));
  });

  it('ask before they go only where something is lost', () => {
    expect(isEmpty(emptyPicture)).toBe(true);
    expect(isEmpty({ ...emptyPicture, alt: 'The pile' })).toBe(false);
    expect(isEmpty(picture)).toBe(false);
  });

  it('are sent where there are some or were, so that a body as the specification has it stays so', () => {
    expect(sentPictures([], [])).toBeUndefined();
    expect(sentPictures([picture])).toEqual([picture]);
    expect(sentPictures([], [picture])).toEqual([]);
  });
});
