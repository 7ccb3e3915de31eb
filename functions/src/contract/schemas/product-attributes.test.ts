import { describe, expect, it } from 'vitest';
import { askWhich } from '../text/number-text.ts';
import { MEASURES, keysOf } from '../products/product-attributes.ts';
import { productAttributesSchema, type ProductAttributes } from './product-attributes.ts';
import { newProductSchema } from './product.ts';

const complaintOf = (attributes: object): string | undefined => {
  try {
    productAttributesSchema.validateSync(attributes);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the attributes of a product', () => {
  it('may be missing, all of them and each of them', () => {
    const product = {
      ...{ name: 'Tray', price: 2, description: 'Holds paint.', minOrder: 1, available: 1 },
      img: 'http://127.0.0.1:9199/640.webp',
    };
    expect(newProductSchema.cast(product)).toEqual(product);
    expect(productAttributesSchema.cast({ napMm: 9 })).toEqual({ napMm: 9 });
  });

  it('are numbers, texts and choices, and several choices where there may be several', () => {
    const attributes: ProductAttributes = {
      articleNumber: 'RW-1001',
      kind: 'sleeve',
      widthMm: 250,
      paints: ['emulsion', 'primer'],
      areaPerLoadM2: 1.25,
      leadTimeDays: 0,
    };
    expect(productAttributesSchema.validateSync(attributes, { strict: true })).toEqual(attributes);
  });

  it('take a decimal comma from a form, and ask where it may stand for a thousand', () => {
    const read = (areaPerLoadM2: string) => productAttributesSchema.cast({ areaPerLoadM2 });
    expect(read(' 1,25 ')).toEqual({ areaPerLoadM2: 1.25 });
    expect(read('1.25')).toEqual({ areaPerLoadM2: 1.25 });
    expect(read('')).toEqual({});
    expect(complaintOf({ areaPerLoadM2: '1,250' })).toBe(askWhich('1,250', 2));
    for (const typed of ['1,2,5', ' ', ',5', '0.125'])
      expect(complaintOf({ areaPerLoadM2: typed })).toMatch(/^Area per load is a number from/);
    expect(complaintOf({ widthMm: '10,5' })).toMatch(/^Width is a whole number/);
  });

  it.each(keysOf(MEASURES))('%s has bounds', (name) => {
    const { label, min, max } = MEASURES[name];
    for (const value of [min, max]) expect(complaintOf({ [name]: value })).toBeUndefined();
    for (const value of [min - 1, max + 1, 'wide', null])
      expect(complaintOf({ [name]: value })).toMatch(new RegExp(`^${label} is a .*number from`));
  });

  it.each([
    [{ widthMm: 10.5 }, 'Width is a whole number from 10 to 5000 mm'],
    [{ piecesPerPack: 0 }, 'Pieces per pack is a whole number from 1 to 10000'],
    [
      { areaPerLoadM2: 0 },
      'Area per load is a number from 0.01 to 100 m², with two decimals at most',
    ],
    [{ kind: 'hammer' }, 'Type is not one of those to choose from'],
    [{ paints: ['emulsion', 'tar'] }, 'Paints is not one of those to choose from'],
    [{ surfaces: ['wood', 'wood'] }, 'Surfaces is not one of those to choose from'],
    [
      { articleNumber: 'rw 1001' },
      'Article number is capital letters, digits and hyphens, such as RW-1001',
    ],
    [{ articleNumber: 'A'.repeat(25) }, 'At most 24 characters'],
  ])('%j is refused', (attributes, message) => {
    expect(complaintOf(attributes)).toBe(message);
  });

  it('takes an empty field of a form for one that is not there', () => {
    expect(productAttributesSchema.cast({ widthMm: '' })).toEqual({});
  });
});
