import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract/schemas/product.ts';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';
import { relatedProducts } from './related-products.ts';
import { Snapshot } from './snapshot.ts';

const sleeve = { kind: 'sleeve', material: 'microfibre', napMm: 9, coreMm: 47 } as const;

const SHELF: Record<string, ProductAttributes | undefined> = {
  'sleeve 25': { ...sleeve, widthMm: 250 },
  'sleeve 18': { ...sleeve, widthMm: 180 },
  'sleeve 45': { ...sleeve, widthMm: 450 },
  'sold-out sleeve 10': { ...sleeve, widthMm: 100 },
  'mohair 18': { ...sleeve, material: 'mohair', widthMm: 180 },
  'deep sleeve 18': { ...sleeve, napMm: 18, widthMm: 180 },
  'frame 25': { kind: 'frame', widthMm: 250, coreMm: 47, poleFitting: 'push' },
  'thin frame 25': { kind: 'frame', widthMm: 250, coreMm: 15 },
  'frame 18': { kind: 'frame', widthMm: 180, coreMm: 47 },
  'tray 25': { kind: 'tray', widthMm: 250 },
  'foam 10': { kind: 'sleeve', material: 'foam', widthMm: 100 },
  'facade 25': { kind: 'sleeve', napMm: 25, widthMm: 250 },
  'pole 2': { kind: 'pole', poleFitting: 'push' },
  'pole 4': { kind: 'pole', poleFitting: 'push' },
  'locked pole': { kind: 'pole', poleFitting: 'lock' },
  'any pole': { kind: 'pole', material: 'steel' },
  'smooth sleeve 25': { kind: 'sleeve', napMm: 5, surfaces: ['plaster'], widthMm: 251 },
  'woodchip sleeve 25': { kind: 'sleeve', napMm: 12, surfaces: ['woodchip'], widthMm: 251 },
  'plaster sleeve 25': { kind: 'sleeve', napMm: 18, surfaces: ['plaster'], widthMm: 251 },
  cloth: undefined,
};

const shelf = Object.entries(SHELF).map(([name, attributes]): Product => ({
  _id: name,
  name,
  price: 1,
  minOrder: 1,
  available: name.startsWith('sold-out') ? 0 : 5,
  img: '',
  description: '',
  createdAt: '',
  updatedAt: '',
  ...(attributes && { attributes }),
}));

const snapshot = new Snapshot(shelf);

const relatedTo = (id: string): Record<string, string[]> => {
  const product = snapshot.get(id);
  if (!product) throw new Error(`${id} is not there`);
  return Object.fromEntries(
    Object.entries(relatedProducts(snapshot, product)).map(([relation, items]) => [
      relation,
      items.map(({ name }) => name),
    ]),
  );
};

describe('what goes with a product', () => {
  it('is the same sleeve in other widths, its frame and its tray, what is sold out last', () => {
    expect(relatedTo('sleeve 25')).toEqual({
      variants: ['sleeve 18', 'sleeve 45', 'sold-out sleeve 10'],
      alternatives: ['facade 25'],
      needs: ['frame 25'],
      goesWith: ['tray 25'],
    });
  });

  it('is for a pole the frames that it is put into, and for a frame its poles', () => {
    expect(relatedTo('pole 2')).toEqual({
      variants: [],
      alternatives: ['pole 4'],
      needs: [],
      goesWith: ['frame 25'],
    });
    const { goesWith = [] } = relatedTo('frame 25');
    expect(goesWith).toEqual(['sleeve 25', 'tray 25', 'pole 2', 'facade 25']);
  });

  it('can be taken instead: of the same width, first what is for the same surface', () => {
    expect(relatedTo('smooth sleeve 25')).toMatchObject({
      alternatives: ['plaster sleeve 25', 'woodchip sleeve 25'],
    });
  });

  it('is for a frame the sleeves that turn on it', () => {
    expect(relatedTo('thin frame 25')).toMatchObject({
      variants: ['frame 18'],
      needs: [],
      goesWith: ['facade 25', 'tray 25'],
    });
  });

  it.each(['any pole', 'cloth'])('is nothing where too little is known: %s', (id) => {
    expect(relatedTo(id)).toEqual({
      ...{ variants: [], alternatives: [], needs: [], goesWith: [] },
    });
  });

  it('is no sleeve of another material or nap, known or not', () => {
    for (const id of ['foam 10', 'facade 25'])
      expect(relatedTo(id)).toMatchObject({ variants: [] });
  });
});
