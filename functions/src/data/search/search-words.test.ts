import { describe, expect, it } from 'vitest';
import { keywordsOf } from './keywords.ts';
import { searchWords } from './search-words.ts';
import { SYNONYMS } from './vocabulary.ts';

const exact = (search: string) => searchWords(search).map((word) => word.exact[0]);
const isClose = (search: string, name: string) => {
  const keywords = keywordsOf(name, '');
  return searchWords(search).every(({ close }) => close.some((form) => keywords.includes(form)));
};

describe('the words of a search', () => {
  it('begin with quantities and long words, and leave out what says nothing', () => {
    expect(exact('a roller of 18mm for the ceilings')).toEqual(['18mm', 'ceilings', 'roller']);
    expect(exact('for the')).toEqual(['for', 'the']);
    expect(exact('')).toEqual([]);
  });

  it('are at most six', () => {
    expect(exact('one two three four five six seven eight')).toHaveLength(6);
  });

  it('are found among the keywords, also when they are longer than what is kept', () => {
    const keywords = keywordsOf('Extraordinarilylongname roller', '');
    for (const { exact: forms } of searchWords('ROLL extraordinarilylongn'))
      expect(forms.some((form) => keywords.includes(form))).toBe(true);
  });

  it('stand for their singular and their synonyms', () => {
    expect(searchWords('trays')[0]?.exact).toEqual(['trays', 'tray', 'pan', 'scuttle']);
    expect(exact('micro fibre')).toEqual(['microfibre']);
  });

  it.each([
    ['mikrofibre', 'Microfibre'],
    ['microfbre', 'Microfibre'],
    ['micrrofibre', 'Microfibre'],
    ['imcrofibre', 'Microfibre'],
    ['icrofibre', 'Microfibre'],
    ['rolers', 'Roller'],
    ['sheepsikn', 'Lambskin'],
  ])('forgive one slip: %s', (search, name) => {
    expect(isClose(search, name)).toBe(true);
  });

  it.each([
    ['mikkofibre', 'Microfibre'],
    ['bog', 'Big'],
    ['19mm', '18 mm'],
  ])('forgive no two, none in short words and none in numbers: %s', (search, name) => {
    expect(isClose(search, name)).toBe(false);
  });

  it('has every synonym in one row only, in the singular and short enough to be kept', () => {
    const words = SYNONYMS.flat();
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(exact(word)).toEqual([word]);
  });
});
