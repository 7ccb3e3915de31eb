import { describe, expect, it } from 'vitest';
import { keywordsOf, searchWords, wordsOf } from './keywords.ts';

describe('words', () => {
  it.each([
    ['Rôller, 48 mm (Ø)', ['roller', '48', 'mm', 'ø']],
    ['  ', []],
    ['ÄPFEL-straße', ['apfel', 'straße']],
    ['микро фибра', ['микро', 'фибра']],
  ])('of %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('keywords', () => {
  it('are the beginnings of the words of a name, and of longer words of a description', () => {
    expect(keywordsOf('Big roll', 'On a wall')).toEqual([
      ...['b', 'bi', 'big', 'r', 'ro', 'rol', 'roll'],
      ...['wal', 'wall'],
    ]);
  });

  it('stay few for the longest description that is allowed', () => {
    const words = Array.from({ length: 700 }, (_none, index) => `wordy${index}`);
    expect(keywordsOf('Name', words.join(' ')).length).toBeLessThan(1300);
  });

  it('hold every word that a search asks for', () => {
    const keywords = keywordsOf('Extraordinarilylongname roller', '');
    expect(searchWords('ROLL extraordinarilylongn')).toEqual(['extraordinarily', 'roll']);
    for (const word of searchWords('ROLL extraordinarilylongn')) expect(keywords).toContain(word);
  });
});
