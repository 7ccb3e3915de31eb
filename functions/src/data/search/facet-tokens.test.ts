import { describe, expect, it } from 'vitest';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';
import { facetForms, facetTokens } from './facet-tokens.ts';
import { hasAll } from './search-index.ts';
import { MOST_FORMS } from './search-words.ts';

const sleeve: ProductAttributes = {
  kind: 'sleeve',
  widthMm: 250,
  napMm: 18,
  surfaces: ['render', 'woodchip'],
  material: 'polyamide',
};
const isFound = (
  attributes: ProductAttributes | undefined,
  chosen: Parameters<typeof facetForms>[0],
) => hasAll(facetTokens(attributes), facetForms(chosen));

describe('the keywords of facets', () => {
  it('are none for a product of which nothing is known', () => {
    expect(facetTokens()).toEqual([]);
    expect(facetTokens({ surfaces: [], weightG: 90 })).toEqual([]);
  });

  it('are one for each value and for each combination of several facets', () => {
    expect(facetTokens({ kind: 'frame', widthMm: 180 })).toEqual([
      '=kind:frame',
      '=width:180',
      '=kind:frame&width:180',
    ]);
    expect(new Set(facetTokens(sleeve)).size).toBe(2 * 2 * 2 * 3 * 2 - 1);
  });

  it.each([
    [{ kind: 'sleeve' }, true],
    [{ kind: 'frame,sleeve' }, true],
    [{ kind: 'frame' }, false],
    [{ surface: 'woodchip', width: '250' }, true],
    [{ surface: 'woodchip', width: '180' }, false],
    [{ material: 'foam,polyamide', width: '250' }, true],
    [{ material: 'foam', width: '250' }, false],
    [{ kind: 'sleeve,frame', width: '180,250', nap: '9,18', surface: 'render,floor' }, true],
    [{ kind: 'sleeve,frame', width: '180,250', nap: '9,12', surface: 'render,floor' }, false],
  ])('find a product for %j: %s', (chosen, isThere) => {
    expect(isFound(sleeve, chosen)).toBe(isThere);
  });

  it('are asked for in one look-up, whatever is chosen beside each other', () => {
    expect(facetForms({})).toEqual([]);
    expect(facetForms({ width: '250,250', kind: 'sleeve' })).toEqual([['=kind:sleeve&width:250']]);
    expect(
      facetForms({ kind: 'sleeve', width: '180,250', nap: '9,18', surface: 'render' }),
    ).toEqual([
      [
        '=kind:sleeve&width:180&nap:9&surface:render',
        '=kind:sleeve&width:180&nap:18&surface:render',
        '=kind:sleeve&width:250&nap:9&surface:render',
        '=kind:sleeve&width:250&nap:18&surface:render',
      ],
    ]);
  });

  it('are checked on what comes back where the index takes no more at once', () => {
    const widths = Array.from({ length: 10 }, (_width, index) => String(index + 241)).join(',');
    const chosen = { kind: 'sleeve', width: widths, nap: '9,12,18,25', surface: 'render' };
    const [first = [], ...others] = facetForms(chosen);
    expect(first.length).toBeLessThanOrEqual(MOST_FORMS);
    expect(first).toContain('=kind:sleeve&nap:18&surface:render');
    expect(others).toEqual([expect.arrayContaining(['=width:241', '=width:250'])]);
    expect(isFound(sleeve, chosen)).toBe(true);
    expect(isFound({ ...sleeve, widthMm: 251 }, chosen)).toBe(false);
  });
});
