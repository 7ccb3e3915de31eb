import { describe, expect, it } from 'vitest';
import { productWith } from '../publishing/publishing.fixtures.ts';
import { ProductSearch } from './product-search.ts';

const named = (name: string, description = '') => productWith({ _id: name, name, description });

const searchIn = (...products: ReturnType<typeof named>[]) => {
  const search = new ProductSearch();
  for (const product of products) search.add(product);
  return search;
};

/** The names of what is found, the best match first. */
const found = (search: ProductSearch, words: string): string[] =>
  [...search.find(words)].sort(([, one], [, other]) => other - one).map(([name]) => name);

const finds = (name: string, words: string): boolean =>
  found(searchIn(named(name), named('Some other thing')), words).includes(name);

describe('a search for a product', () => {
  it.each([
    ['microfibre', 'Microfibre roller'],
    ['MICROF', 'Microfibre roller'],
    ['rollers', 'Microfibre roller'],
    ['sleeve', 'Microfibre roller'],
    ['18mm nap', 'Nap 18 mm'],
    ['1.8 cm', 'Nap 18 mm'],
    ['façade', 'Facade roller'],
    ['grosse', 'Rolle Größe 3'],
    ['GRÖSSE', 'Rolle grosse'],
    ['lukasz', 'Łukasz’s roller'],
    ['for the', 'For the wall'],
  ])('finds by “%s” %s', (words, name) => {
    expect(finds(name, words)).toBe(true);
  });

  it.each(['RW-1001', 'RW1001', 'rw 1001', 'rw‑1001', 'RW10'])(
    'finds an article by its number as “%s”',
    (words) => {
      const numbered = { ...named('Frame'), attributes: { articleNumber: 'RW-1001' } };
      expect(found(searchIn(numbered, named('Tray')), words)).toEqual(['Frame']);
    },
  );

  it.each([
    ['mikrofibre', 'Microfibre'],
    ['microfbre', 'Microfibre'],
    ['micrrofibre', 'Microfibre'],
    ['imcrofibre', 'Microfibre'],
    ['icrofibre', 'Microfibre'],
    ['rolers', 'Roller'],
    ['sheepsikn', 'Lambskin'],
    ['mikrofibre rolelr', 'Microfibre roller'],
  ])('forgives one slip in a word: “%s” finds %s', (words, name) => {
    expect(finds(name, words)).toBe(true);
  });

  it.each([
    ['mikkofibre', 'Microfibre'],
    ['bog', 'Big'],
    ['19mm', '18 mm'],
    ['2', '25 cm'],
    ['🎨', 'Roller'],
    ['', 'Roller'],
  ])('does not find by “%s” %s', (words, name) => {
    expect(finds(name, words)).toBe(false);
  });

  it('has first what is called by the words, then what they are written about', () => {
    const search = searchIn(
      named('Pole', 'Reaches the facade and every other wall.'),
      named('Facade roller', 'For rough walls.'),
      named('Tray', 'Holds paint.'),
    );
    expect(found(search, 'facade')).toEqual(['Facade roller', 'Pole']);
  });

  it('finds what has most of the words where nothing has all', () => {
    const search = searchIn(named('Big tray'), named('Big pole'), named('Small pole'));
    expect(found(search, 'big frame tray')).toEqual(['Big tray']);
    expect(found(search, 'tray pole').sort()).toEqual(['Big pole', 'Big tray', 'Small pole']);
  });

  it('finds what is called by the other words where one is known to no product', () => {
    const search = searchIn(named('Tray', 'For wallpaper.'), named('Wallpaper brush'));
    expect(found(search, 'wallpaper steamer')).toEqual(['Wallpaper brush']);
  });

  it('finds a product that was changed by its new words alone, and one that is gone by none', () => {
    const before = named('Tray');
    const search = searchIn(before);
    search.remove(before);
    search.add({ ...before, name: 'Pole' });
    expect([found(search, 'tray'), found(search, 'pole')]).toEqual([[], ['Tray']]);
    search.remove({ ...before, name: 'Pole' });
    expect(found(search, 'pole')).toEqual([]);
  });
});
