import { describe, expect, it } from 'vitest';
import type { ProductAttributes } from '@rollwell/functions/contract';
import { attributeValues, sentAttributes } from './attribute-values.ts';

const known: ProductAttributes = { articleNumber: 'RW-1', leadTimeDays: 0, paints: ['emulsion'] };

describe('the attributes that a form sends', () => {
  it('are those that were there, where nothing was typed', () => {
    expect(sentAttributes(attributeValues(known), known)).toEqual(known);
  });

  it('are none for a product without any', () => {
    expect(sentAttributes(attributeValues())).toBeUndefined();
  });

  it('are an empty object where all were taken away', () => {
    expect(sentAttributes(attributeValues(), known)).toEqual({});
  });
});
