import { describe, expect, it } from 'vitest';
import type { Job } from '../../contract/products/finder.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { Snapshot } from '../catalogue/snapshot.ts';
import { findRoller } from './find-roller.ts';

const JOB: Job = { surface: 'plaster', paint: 'emulsion', area: 60, coats: 2 };
const productOf = (name: string, attributes: Product['attributes']): Product => ({
  ...{ _id: name, name, price: 4.35, minOrder: 1, available: 100 },
  ...{ img: '', description: '', createdAt: '', updatedAt: '' },
  ...(attributes && { attributes }),
});
const sleeve = productOf('sleeve', {
  ...{ kind: 'sleeve', widthMm: 250, napMm: 9, surfaces: ['plaster'] },
});
const frame = productOf('frame', { kind: 'frame', widthMm: 250 });
const tray = productOf('tray', { kind: 'tray', widthMm: 250 });

const find = (products: readonly Product[], job = JOB) => findRoller(new Snapshot(products), job);

describe('the roller for a job', () => {
  it('comes with what it needs and what goes with it', () => {
    const { fits } = find([sleeve, frame, tray]);
    expect(fits).toMatchObject({
      product: sleeve,
      needs: [{ _id: 'frame', name: 'frame' }],
      goesWith: [{ _id: 'tray', name: 'tray' }],
    });
  });

  it('comes alone where nothing goes with it', () => {
    expect(find([sleeve]).fits).toMatchObject({ product: sleeve, needs: [], goesWith: [] });
  });

  it('comes with its attributes, and without its further pictures', () => {
    const pictures = [{ img: 'https://shop.test/a.webp', alt: 'In use', kind: 'use' as const }];
    expect(find([{ ...sleeve, pictures }]).fits?.product).toEqual(sleeve);
  });

  it('is nothing where none fits', () => {
    const { fits, nearest } = find([frame]);
    expect([fits, nearest]).toEqual([null, null]);
  });

  it('says from which area on a wider one is taken, but where the place is narrow', () => {
    expect(find([]).largeAreaM2).toBe(200);
    expect(find([], { ...JOB, surface: 'metal' }).largeAreaM2).toBeNull();
  });
});
