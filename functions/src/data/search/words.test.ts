import { describe, expect, it } from 'vitest';
import { isWordless, singular, wordsOf } from './words.ts';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

describe('words', () => {
  it.each([
    ['Rôller, 48 mm (Ø)', ['roller', '48mm', 'o']],
    ['  ', []],
    ['Łódź Þór Ærø', ['lodz', 'thor', 'aero']],
    ['ÄPFEL-straße', ['apfel', 'strasse']],
    ['микро фибра', ['микро', 'фибра']],
    ['\u202aRW\u200b-\u00ad1001\u202c', ['rw', '1001']],
    ['Decorator’s kit', ['decorators', 'kit']],
  ])('of %s', (text, words) => {
    expect(texts(text)).toEqual(words);
  });

  it.each([
    ['18mm', '18mm'],
    ['18 mm', '18mm'],
    ['18-MM', '18mm'],
    ['18 millimetres', '18mm'],
    ['2,50 m', '2.5m'],
    ['100 m²', '100m2'],
    ['12', '12'],
    ['1.1 to 2 m', '1.1m 2m'],
    ['10–15 litres', '10l 15l'],
    ['2 men', '2 men'],
    ['mark12cm3', 'mark12cm3'],
  ])('with a quantity: %s', (text, words) => {
    expect(texts(text).join(' ')).toBe(words);
  });

  it.each([
    ['25 cm', ['250mm']],
    ['1.8 cm', ['18mm']],
    ['18 mm', []],
    ['2 l', ['2000ml']],
    ['0.69 kg', ['690g']],
    ['3', []],
  ])('know the same in the smallest unit: %s', (text, same) => {
    expect(wordsOf(text)[0]?.same).toEqual(same);
  });

  it.each([
    ['rollers', 'roller'],
    ['brushes', 'brush'],
    ['poles', 'pole'],
    ['gloss', 'gloss'],
    ['gas', 'gas'],
  ])('have a singular: %s', (word, one) => {
    expect(singular(word)).toBe(one);
  });
});

describe('a search', () => {
  it.each(['🎨', '?!', '– …'])('of %s has no word', (search) => {
    expect(isWordless(search)).toBe(true);
  });

  it.each(['', '  ', 'ø', '9', 'the', '東京'])('of “%s” is no search of signs alone', (search) => {
    expect(isWordless(search)).toBe(false);
  });
});
