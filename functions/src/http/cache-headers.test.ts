import { describe, expect, it } from 'vitest';
import { allowedByAll } from './cache-headers.ts';

const fresh = (seconds: number) =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=29`;

describe('what is made of several answers', () => {
  it('may be kept as long as the one that ages first', () => {
    expect(allowedByAll([fresh(30), fresh(4), fresh(12)])).toBe(fresh(4));
    expect(allowedByAll([fresh(0), fresh(4)])).toBe(fresh(0));
  });

  it('is kept by nobody where one of them is not', () => {
    expect(allowedByAll([fresh(30), 'private, no-store'])).toBe('private, no-store');
    expect(allowedByAll([''])).toBe('private, no-store');
  });

  it('is as fresh as can be where it shows nothing that changes', () => {
    expect(allowedByAll([])).toBe(fresh(30));
  });
});
