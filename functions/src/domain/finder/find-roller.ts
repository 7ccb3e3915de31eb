import type { Job } from '../../contract/finder.ts';
import type { FoundRoller } from '../../contract/schemas/finder.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { chooseRoller } from './choose-roller.ts';
import { AREA_PER_SLEEVE_M2 } from './roller-rules.ts';

/** A shop with more sleeves for one surface has enough of them among the first to choose from. */
export const MOST_SLEEVES = 100;

/** The roller for a job among the sleeves for its surface. */
export const findRoller = (job: Job, sleeves: readonly Product[]): FoundRoller => {
  const { sleeve, nearest, ...known } = chooseRoller(job, sleeves);
  const productOf = (id: string): Product => {
    const product = sleeves.find(({ _id }) => _id === id);
    if (!product) throw new Error('what was chosen is one of those to choose from');
    return product;
  };
  return {
    ...known,
    areaPerSleeveM2: AREA_PER_SLEEVE_M2,
    fits: sleeve
      ? {
          product: productOf(sleeve.id),
          quantity: sleeve.quantity,
          loads: sleeve.loads ?? null,
          namesPaint: sleeve.namesPaint,
        }
      : null,
    nearest: nearest ? { product: productOf(nearest.id), misses: nearest.misses } : null,
  };
};
