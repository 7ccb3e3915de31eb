import { describe, expect, it } from 'vitest';
import { attributeRows } from './attribute-rows.ts';
import type { ProductAttributes } from '../schemas/product-attributes.ts';

const texts = (attributes?: ProductAttributes) =>
  attributeRows(attributes).map(({ label, text }) => `${label}: ${text}`);

describe('what is known of a product', () => {
  it('is read in one order, with units and labels', () => {
    const attributes: ProductAttributes = {
      leadTimeDays: 2,
      areaPerLoadM2: 1.25,
      piecesPerPack: 10,
      surfaces: ['plaster', 'board'],
      material: 'microfibre',
      widthMm: 250,
      kind: 'sleeve',
      articleNumber: 'RW-1001',
    };
    expect(texts(attributes)).toEqual([
      'Article number: RW-1001',
      'Type: Roller sleeve',
      'Width: 250 mm',
      'Material: Microfibre',
      'Surfaces: Smooth plaster, primed board',
      'Pieces per pack: 10',
      'Area per load: 1.25 m²',
      'Lead time: 2 working days',
    ]);
  });

  it('leaves out what is not known', () => {
    expect(texts()).toEqual([]);
    expect(texts({ paints: [], napMm: 9 })).toEqual(['Nap: 9 mm']);
  });

  it('has a singular', () => {
    expect(texts({ leadTimeDays: 1 })).toEqual(['Lead time: 1 working day']);
    expect(texts({ leadTimeDays: 0 })).toEqual(['Lead time: 0 working days']);
  });

  it('writes numbers as the reader does', () => {
    const write = (value: number) => value.toLocaleString('de-DE');
    expect(attributeRows({ weightG: 1200 }, write)[0]?.text).toBe('1.200 g');
  });

  it('shows a choice that the table does not have any more as it was kept', () => {
    const kept = JSON.parse('{"material":"horsehair"}') as ProductAttributes;
    expect(texts(kept)).toEqual(['Material: horsehair']);
  });
});
