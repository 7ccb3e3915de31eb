import { describe, expect, it } from 'vitest';
import type { ChosenFacets, FacetName } from '../../contract/products/listings.ts';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';
import { countFacets, facetCombinations, facetValuesOf, fitsFacets } from './product-facets.ts';

const SHELF: [attributes: ProductAttributes, count: number][] = [
  [
    {
      ...{ kind: 'sleeve', widthMm: 250, napMm: 18, surfaces: ['render', 'woodchip'] },
      material: 'polyamide',
    },
    3,
  ],
  [{ kind: 'sleeve', widthMm: 250, napMm: 9, surfaces: ['plaster'] }, 5],
  [{ kind: 'sleeve', widthMm: 100, napMm: 9, surfaces: ['wood', 'metal'] }, 2],
  [{ kind: 'frame', widthMm: 250 }, 4],
  [{}, 7],
];
const combinations = SHELF.map(([attributes, count]) => ({
  values: facetValuesOf(attributes),
  count,
}));

const counted = (chosen: ChosenFacets, name: FacetName) => {
  const facet = countFacets(combinations, chosen).facets.find((one) => one.name === name);
  return Object.fromEntries(facet?.values.map(({ value, count }) => [value, count]) ?? []);
};

describe('the facets of a catalogue', () => {
  it('count every product that has a value, and read as the attributes do', () => {
    const { total, facets } = countFacets(combinations, {});
    expect(total).toBe(21);
    expect(facets.map(({ label }) => label)).toEqual([
      ...['Type', 'Width', 'Nap', 'Surfaces'],
      'Material',
    ]);
    expect(facets[0]?.values).toEqual([
      { value: 'sleeve', label: 'Roller sleeve', count: 10 },
      { value: 'frame', label: 'Frame', count: 4 },
    ]);
    expect(facets[1]?.values).toEqual([
      { value: '100', label: '100 mm', count: 2 },
      { value: '250', label: '250 mm', count: 12 },
    ]);
  });

  it('count beside what is chosen of the others, and not of the facet itself', () => {
    const chosen = { kind: 'sleeve', width: '250' };
    expect(counted(chosen, 'kind')).toEqual({ sleeve: 8, frame: 4 });
    expect(counted(chosen, 'width')).toEqual({ 100: 2, 250: 8 });
    expect(counted(chosen, 'nap')).toEqual({ 9: 5, 18: 3 });
    expect(counted(chosen, 'surface')).toMatchObject({ render: 3, plaster: 5, wood: 0 });
  });

  it.each<ChosenFacets>([
    { kind: 'sleeve,frame' },
    { surface: 'render,woodchip' },
    { material: 'polyamide,foam', width: '250' },
    { kind: 'sleeve', nap: '9', surface: 'wood,plaster' },
  ])('count for %j what the list would find', (chosen) => {
    const found = SHELF.filter(([attributes]) => fitsFacets(chosen)(attributes));
    const inAll = found.reduce((sum, [, count]) => sum + count, 0);
    expect(countFacets(combinations, chosen).total).toBe(inAll);
  });

  it('tell at most forty values, and always what is chosen', () => {
    const widths = Array.from({ length: 60 }, (_width, index) => ({
      values: facetValuesOf({ widthMm: 100 + index }),
      count: index + 1,
    }));
    const values = countFacets(widths, { width: '100,4000' }).facets[1]?.values ?? [];
    expect(values).toHaveLength(42);
    expect(values.at(0)).toEqual({ value: '100', label: '100 mm', count: 1 });
    expect(values.at(1)?.value).toBe('120');
    expect(values.at(-1)).toEqual({ value: '4000', label: '4000 mm', count: 0 });
  });
});

const sleeve: ProductAttributes = {
  ...{ kind: 'sleeve', widthMm: 250, napMm: 18, surfaces: ['render', 'woodchip'] },
  material: 'polyamide',
};

describe('what is chosen', () => {
  it.each<[ChosenFacets, boolean]>([
    [{}, true],
    [{ kind: 'sleeve' }, true],
    [{ kind: 'frame,sleeve' }, true],
    [{ kind: 'frame' }, false],
    [{ surface: 'woodchip', width: '250' }, true],
    [{ surface: 'woodchip', width: '180' }, false],
    [{ material: 'foam,polyamide', width: '250' }, true],
    [{ material: 'foam', width: '250' }, false],
    [{ kind: 'sleeve,frame', width: '180,250', nap: '9,18', surface: 'render,floor' }, true],
    [{ kind: 'sleeve,frame', width: '180,250', nap: '9,12', surface: 'render,floor' }, false],
  ])('is found in a product that has one value of each facet: %j, %s', (chosen, isThere) => {
    expect(fitsFacets(chosen)(sleeve)).toBe(isThere);
  });

  it('is not found in a product of which nothing is known, unless nothing is chosen', () => {
    expect([fitsFacets({ kind: 'sleeve' })(), fitsFacets({})()]).toEqual([false, true]);
  });
});

it('Products that have the same values of all facets are one combination', () => {
  const attributes = [sleeve, undefined, { ...sleeve, weightG: 90 }, {}];
  expect(facetCombinations(attributes.map((one) => ({ attributes: one })))).toEqual([
    { values: facetValuesOf(sleeve), count: 2 },
    { values: facetValuesOf(), count: 2 },
  ]);
});
