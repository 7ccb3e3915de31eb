/**
 * Words that mean the same to somebody who looks for a tool. Each stands here once, in the singular,
 * without accents; a search for one of a row finds the products of the whole row.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['roller', 'sleeve', 'refill', 'roll'],
  ['microfibre', 'microfiber'],
  ['polyamide', 'nylon', 'perlon'],
  ['lambskin', 'sheepskin', 'lambswool', 'fleece'],
  ['foam', 'sponge'],
  ['nap', 'pile'],
  ['facade', 'masonry', 'exterior', 'outdoor'],
  ['mini', 'small', 'slim'],
  ['wide', 'large', 'big'],
  ['lacquer', 'varnish', 'enamel', 'gloss'],
  ['emulsion', 'latex'],
  ['frame', 'handle', 'cage'],
  ['pole', 'stick', 'telescopic'],
  ['tray', 'pan', 'scuttle'],
  ['grid', 'screen', 'grille'],
  ['bucket', 'pail'],
  ['brush', 'paintbrush'],
  ['kit', 'set', 'bundle'],
  ['aluminium', 'aluminum', 'alu'],
  ['stairwell', 'staircase', 'stair'],
  ['roughcast', 'pebbledash'],
  ['decorator', 'painter'],
];

/** The spellings of each unit, by the one that is kept. */
export const UNITS: Readonly<Record<string, readonly string[]>> = {
  mm: ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
  cm: ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
  m2: ['m2', 'sqm'],
  ml: ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  l: ['l', 'litre', 'litres', 'liter', 'liters'],
  g: ['g', 'gram', 'grams'],
  kg: ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms'],
};

/** Units of one kind with their worth in its smallest one, so that 1.8 cm is found as 18 mm. */
export const CONVERSIONS: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000 },
  { ml: 1, l: 1000 },
  { g: 1, kg: 1000 },
];

/** Words that say nothing about a tool. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and any are at by do for from i in is it my need of on or our the to want with x'.split(
    ' ',
  ),
);
