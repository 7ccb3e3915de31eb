import type { Product } from '@rollwell/functions/contract';
import { describe, expect, test } from 'vitest';
import { differences, merged, type ProductFacts } from './product-merge.ts';

const facts: ProductFacts = {
  name: 'Foam roller 10 cm',
  price: 2.5,
  img: 'http://127.0.0.1/640.webp',
  description: 'For gloss on doors.',
  minOrder: 10,
};
const base: Product = {
  ...facts,
  available: 200,
  _id: 'p1',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

describe('differences', () => {
  test('has no difference for a fact that only the form changed', () => {
    expect(differences(base, { ...facts, price: 3 }, { ...base })).toEqual([]);
  });

  test('is contested for a fact that both changed', () => {
    const saved = { ...base, price: 2.8 };
    expect(differences(base, { ...facts, price: 3 }, saved)).toEqual([
      { fact: 'price', yours: 3, saved: 2.8, contested: true },
    ]);
  });

  test('is not contested for a fact that only somebody else changed', () => {
    const saved = { ...base, name: 'Foam roller, 10 cm' };
    expect(differences(base, facts, saved)).toEqual([
      { fact: 'name', yours: facts.name, saved: saved.name, contested: false },
    ]);
  });

  test('has no difference where both made the same change', () => {
    expect(differences(base, { ...facts, price: 3 }, { ...base, price: 3 })).toEqual([]);
  });
});

describe('attributes', () => {
  const product: Product = {
    ...base,
    attributes: { widthMm: 250, paints: ['emulsion', 'satin'] },
  };
  const yours: ProductFacts = {
    ...facts,
    attributes: { widthMm: 180, paints: ['satin', 'emulsion'] },
  };

  test('are compared one by one, and lists in any order', () => {
    const saved: Product = { ...product, attributes: { ...product.attributes, napMm: 9 } };
    expect(differences(product, yours, saved)).toEqual([
      { fact: 'attributes.napMm', yours: undefined, saved: 9, contested: false },
    ]);
    expect(differences(product, yours, { ...product, attributes: { widthMm: 230 } })).toEqual([
      { fact: 'attributes.widthMm', yours: 180, saved: 230, contested: true },
      {
        fact: 'attributes.paints',
        yours: ['satin', 'emulsion'],
        saved: undefined,
        contested: false,
      },
    ]);
  });

  test('are taken one by one from what is saved, also where they are gone there', () => {
    const saved: Product = { ...product, attributes: { widthMm: 230, napMm: 9 } };
    const chosen = new Set(['attributes.napMm', 'attributes.paints'] as const);
    expect(merged(yours, saved, chosen).attributes).toEqual({ widthMm: 180, napMm: 9 });
    expect(merged(facts, saved, new Set()).attributes).toEqual({});
    expect(merged(facts, base, new Set()).attributes).toBeUndefined();
  });
});

test('has no difference after a sale', () => {
  expect(differences(base, facts, { ...base, available: 190 })).toEqual([]);
});

test('merged takes the chosen facts from what is saved, and its version', () => {
  const saved = { ...base, available: 190, price: 2.8, updatedAt: '2026-11-20T09:00:00.000Z' };
  expect(merged({ ...facts, price: 3 }, saved, new Set(['price']))).toEqual({
    ...facts,
    price: 2.8,
    updatedAt: saved.updatedAt,
  });
});

describe('further pictures', () => {
  const [detail, scale] = (['detail', 'scale'] as const).map((kind) => ({
    img: `http://127.0.0.1/${kind}/640.webp`,
    alt: `A ${kind}`,
    kind,
  }));
  if (!detail || !scale) throw new Error('two pictures were made');
  const product: Product = { ...base, pictures: [detail, scale] };

  test('in another order are a difference, the same in the same order none', () => {
    const yours: ProductFacts = { ...facts, pictures: [scale, detail] };
    const saved: Product = { ...product, pictures: [detail] };
    expect(differences(product, yours, saved)).toEqual([
      { fact: 'pictures', yours: yours.pictures, saved: saved.pictures, contested: true },
    ]);
    const same = [{ kind: detail.kind, alt: detail.alt, img: detail.img }, scale];
    expect(differences(product, yours, { ...product, pictures: same })).toEqual([]);
  });

  test('are taken from what is saved or from the form, none of them included', () => {
    const saved: Product = { ...base, pictures: [detail] };
    expect(merged(facts, saved, new Set()).pictures).toEqual([]);
    expect(merged(facts, saved, new Set(['pictures'])).pictures).toEqual([detail]);
    expect(merged({ ...facts, pictures: [scale] }, base, new Set(['pictures'])).pictures).toBe(
      undefined,
    );
  });
});
