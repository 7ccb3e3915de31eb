import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/app-error.ts';
import type { Job } from '../../contract/finder.ts';
import type { Product, RelatedProduct } from '../../contract/schemas/product.ts';
import type { View } from '../views/kept-reads.ts';
import { findRoller } from './find-roller.ts';

const JOB: Job = { surface: 'plaster', paint: 'emulsion', area: 60, coats: 2 };
const facts = { price: 4.35, minOrder: 1, available: 100 };
const sleeve: Product = {
  ...facts,
  _id: 'sleeve',
  name: 'Sleeve',
  img: '',
  description: '',
  createdAt: '',
  updatedAt: '',
  attributes: { kind: 'sleeve', widthMm: 250, napMm: 9, surfaces: ['plaster'] },
};
const frame: RelatedProduct = { ...facts, _id: 'frame', name: 'Frame' };
const tray: RelatedProduct = { ...facts, _id: 'tray', name: 'Tray' };

const view = <Value>(value: Value, readAt: number): Promise<View<Value>> =>
  Promise.resolve({ value, readAt });
const related = () =>
  view({ variants: [sleeve], alternatives: [], needs: [frame], goesWith: [tray] }, 5);

const find = (sleeves: readonly Product[], relatedProducts = related) =>
  findRoller({ sleevesFor: () => view([...sleeves], 7), relatedProducts }, JOB);

describe('the roller for a job', () => {
  it('comes with what it needs and what goes with it, as old as the older of both', async () => {
    const { value, readAt } = await find([sleeve]);
    expect(value.fits).toMatchObject({ product: sleeve, needs: [frame], goesWith: [tray] });
    expect(readAt).toBe(5);
  });

  it('comes alone where it was deleted since it was read', async () => {
    const { value, readAt } = await find([sleeve], () => Promise.reject(new AppError('not_found')));
    expect(value.fits).toMatchObject({ product: sleeve, needs: [], goesWith: [] });
    expect(readAt).toBe(7);
  });

  it('is not given where what goes with it cannot be read', async () => {
    const broken = () => Promise.reject(new Error('the database is away'));
    await expect(find([sleeve], broken)).rejects.toThrow('the database is away');
  });

  it('asks for nothing more where none fits', async () => {
    const { value, readAt } = await find([], () => Promise.reject(new Error('asked')));
    expect([value.fits, value.nearest, readAt]).toEqual([null, null, 7]);
  });

  it('says from which area on a wider one is taken, but where the place is narrow', async () => {
    expect((await find([])).value.largeAreaM2).toBe(200);
    const narrow = { sleevesFor: () => view<Product[]>([], 7), relatedProducts: related };
    const { value } = await findRoller(narrow, { ...JOB, surface: 'metal' });
    expect(value.largeAreaM2).toBeNull();
  });
});
