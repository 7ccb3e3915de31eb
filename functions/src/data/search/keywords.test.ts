import { describe, expect, it } from 'vitest';
import { keywordsOf } from './keywords.ts';

const plain = (keywords: readonly string[]) => keywords.filter((word) => !word.startsWith('~'));

describe('keywords', () => {
  it('are the beginnings of the words of a name, and of longer words of a description', () => {
    expect(plain(keywordsOf('Big roll', 'On a wall'))).toEqual([
      ...['b', 'bi', 'big', 'r', 'ro', 'rol', 'roll'],
      ...['wal', 'wall'],
    ]);
  });

  it('hold each word with one letter left out, marked, unless it is short', () => {
    expect(keywordsOf('Big tray', '').filter((word) => word.startsWith('~'))).toEqual([
      ...['~tray', '~ray', '~tay', '~try', '~tra'],
    ]);
  });

  it('hold quantities as a whole, in the smallest unit too', () => {
    expect(keywordsOf('25 cm', '12-mm, 400ml')).toEqual([
      ...['25cm', '250mm', '25'],
      ...['12mm', '12', '400ml', '400'],
    ]);
  });

  it('stay few for the longest description that is allowed', () => {
    const words = Array.from({ length: 700 }, (_none, index) => `wordy${index}extraordinarily`);
    expect(keywordsOf('Name', words.join(' ')).length).toBeLessThan(2200);
  });
});
