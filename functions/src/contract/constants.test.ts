import { describe, expect, it } from 'vitest';
import { HOME_PRODUCT_LIMIT, PREVIEW, RATINGS, SUMMARY_FIGURES } from './constants.ts';

describe('the business constants', () => {
  it('limit the home page to 6 products', () => {
    expect(HOME_PRODUCT_LIMIT).toBe(6);
  });

  it('cut previews at 80, 10 and 70 characters', () => {
    expect(PREVIEW).toEqual({ card: 80, adminTable: 10, review: 70 });
  });

  it('offer ratings from 1 to 5', () => {
    expect(RATINGS).toEqual([1, 2, 3, 4, 5]);
  });

  it('name the four summary figures', () => {
    expect(SUMMARY_FIGURES.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '100+ customers served',
      '120M+ annual revenue',
      '33K+ reviews',
      '50+ popular tools',
    ]);
  });
});
