import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';
import { SYNONYMS } from './vocabulary.ts';

const typed = (search: string) => searchWords(search).map(({ texts }) => texts[0]);

describe('the words of a search', () => {
  it('begin with quantities and long words, and leave out what says nothing', () => {
    expect(typed('a roller of 18mm for the ceilings')).toEqual(['18mm', 'ceilings', 'roller']);
    expect(typed('for the')).toEqual(['for', 'the']);
    expect(typed('')).toEqual([]);
  });

  it('are at most six', () => {
    expect(typed('one two three four five six seven eight')).toHaveLength(6);
  });

  it('stand for their singular and their synonyms', () => {
    expect(searchWords('trays')).toEqual([
      { texts: ['trays', 'tray'], synonyms: ['pan', 'scuttle'], isQuantity: false },
    ]);
    expect(typed('micro fibre')).toEqual(['microfibre']);
  });

  it('stand for the same quantity in the smallest unit', () => {
    expect(searchWords('1.8 cm')).toEqual([
      { texts: ['1.8cm', '18mm'], synonyms: [], isQuantity: true },
    ]);
  });

  it('have every synonym in one row only, in the singular', () => {
    const words = SYNONYMS.flat();
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(typed(word)).toEqual([word]);
  });
});
