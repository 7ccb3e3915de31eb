import { describe, expect, it } from 'vitest';
import { filterOf, searchOf } from './use-catalogue-params.ts';
import { facetChoices, withoutFacetValue, withoutFacets } from './facets.ts';

const of = (query: string) => filterOf(new URLSearchParams(query));

describe('what is chosen of the facets', () => {
  it('is read from an address as a form sends it, and as a link has it', () => {
    const sent = of('q=&sort=newest&width=250&width=180&kind=sleeve&inStock=true');
    expect(sent).toEqual(of('kind=sleeve&width=180,250,180&inStock=true'));
    expect(sent).toMatchObject({ kind: 'sleeve', width: '180,250', inStock: 'true', q: '' });
    expect(sent.nap).toBeUndefined();
  });

  it('stands in the address of the page, and what is usual does not', () => {
    const query = 'q=foam&sort=name&kind=sleeve&width=180&width=250';
    expect(searchOf(of(query)).toString()).toBe(query);
    expect(searchOf(of('sort=newest&kind=')).toString()).toBe('');
  });

  it('leaves the order of a search to the server until one is chosen', () => {
    expect(of('q=mohair').sort).toBeUndefined();
    expect(of('q=mohair&sort=').sort).toBeUndefined();
    expect(searchOf(of('q=mohair&sort=newest')).toString()).toBe('q=mohair&sort=newest');
  });

  it('is taken away value by value, or all at once', () => {
    const filter = of('q=foam&width=180&width=250&inStock=true');
    expect(facetChoices(filter)).toEqual([
      { name: 'width', value: '180' },
      { name: 'width', value: '250' },
      { name: 'inStock', value: 'true' },
    ]);
    const left = withoutFacetValue(filter, { name: 'width', value: '180' });
    expect(searchOf(left).toString()).toBe('q=foam&width=250&inStock=true');
    expect(facetChoices(withoutFacetValue(left, { name: 'width', value: '250' }))).toEqual([
      { name: 'inStock', value: 'true' },
    ]);
    expect(searchOf(withoutFacets(filter)).toString()).toBe('q=foam');
  });
});
