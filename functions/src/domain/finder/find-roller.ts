import type { Job } from '../../contract/products/finder.ts';
import type { FoundRoller } from '../../contract/schemas/finder.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { ofKind, relatedProducts } from '../catalogue/related-products.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { chooseRoller } from './choose-roller.ts';
import { AREA_PER_SLEEVE_M2, LARGE_AREA_M2, SURFACES } from './roller-rules.ts';

const withoutPictures = ({ pictures: _pictures, ...product }: Product): Product => product;

/** The roller for a job among the sleeves of the catalogue, with what it needs and what goes with it. */
export const findRoller = (snapshot: Snapshot, job: Job): FoundRoller => {
  const sleeves = ofKind(snapshot, 'sleeve');
  const { sleeve, nearest, ...known } = chooseRoller(job, sleeves);
  const productOf = (id: string): Product => {
    const found = snapshot.get(id);
    if (!found) throw new Error('what was chosen is one of those to choose from');
    return withoutPictures(found);
  };
  const related = sleeve && relatedProducts(snapshot, productOf(sleeve.id));
  return {
    ...known,
    areaPerSleeveM2: AREA_PER_SLEEVE_M2,
    largeAreaM2: SURFACES[job.surface].narrow ? null : LARGE_AREA_M2,
    fits:
      sleeve && related
        ? {
            product: productOf(sleeve.id),
            quantity: sleeve.quantity,
            loads: sleeve.loads ?? null,
            namesPaint: sleeve.namesPaint,
            needs: related.needs,
            goesWith: related.goesWith,
          }
        : null,
    nearest: nearest ? { product: productOf(nearest.id), misses: nearest.misses } : null,
  };
};
