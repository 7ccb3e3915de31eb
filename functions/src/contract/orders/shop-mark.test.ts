import { describe, expect, it } from 'vitest';
import { isMarkOf, shopMark } from './payments.ts';

const mark = shopMark('rollwell', 'https://rollwell.example');

describe('a mark', () => {
  it('is of the project that made it, whatever its address is now', () => {
    expect(isMarkOf(mark, 'rollwell')).toBe(true);
    expect(isMarkOf(shopMark('rollwell', 'https://new.example'), 'rollwell')).toBe(true);
  });

  it.each([undefined, '', 'rollwell-staging https://rollwell.example', ' rollwell', 'Rollwell'])(
    '%o is of no such project',
    (other) => {
      expect(isMarkOf(other, 'rollwell')).toBe(false);
    },
  );
});
